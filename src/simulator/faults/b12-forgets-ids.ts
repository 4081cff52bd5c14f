import type { Fault } from '../fault.ts'
import { listLinksAsIf } from '../list-fault-parts.ts'

export const b12ForgetsIds: Fault = {
  id: 'b12-forgets-ids',
  role: 'platform',
  title: 'traderIds is ignored',
  breaks: ['B12-8'],
  operations: { listLinkedAccounts: listLinksAsIf(({ traderIds: _, ...wish }) => wish) },
}
