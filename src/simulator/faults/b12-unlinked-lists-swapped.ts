import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b12UnlinkedListsSwapped: Fault = {
  id: 'b12-unlinked-lists-swapped',
  role: 'platform',
  title: 'The two lists of what is not linked are swapped',
  breaks: ['B12-9', 'B12-10'],
  wire: alterAnswer('listLinkedAccounts', (body) => ({
    ...body,
    unlinkedTraderIds: body['unlinkedTraderLogins'],
    unlinkedTraderLogins: body['unlinkedTraderIds'],
  })),
}
