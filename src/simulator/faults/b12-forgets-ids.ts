import type { Fault } from '../fault.ts'
import { listLinksAsIf } from '../fault-parts/list.ts'

export const b12ForgetsIds: Fault = {
  id: 'b12-forgets-ids',
  role: 'platform',
  title: 'traderIds is ignored',
  breaks: ['B12-8'],
  operations: { listLinkedAccounts: listLinksAsIf(({ traderIds: _, ...wish }) => wish) },
}
