import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b12UnlinkedAlwaysEmpty: Fault = {
  id: 'b12-unlinked-always-empty',
  role: 'platform',
  title: 'The lists of what is not linked are a part that nobody has written yet',
  breaks: ['B12-9', 'B12-10'],
  wire: alterAnswer('listLinkedAccounts', (body) => ({ ...body, unlinkedTraderIds: [], unlinkedTraderLogins: [] })),
}
