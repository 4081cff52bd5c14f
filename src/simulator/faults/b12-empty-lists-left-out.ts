import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b12EmptyListsLeftOut: Fault = {
  id: 'b12-empty-lists-left-out',
  role: 'platform',
  title: 'Lists without entries are left out',
  breaks: ['B12-1'],
  wire: alterAnswer('listLinkedAccounts', (body) =>
    Object.fromEntries(Object.entries(body).filter(([, list]) => (list as unknown[]).length > 0)),
  ),
}
