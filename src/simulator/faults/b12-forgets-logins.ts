import type { Fault } from '../fault.ts'
import { listLinksAsIf } from '../fault-parts/list.ts'

export const b12ForgetsLogins: Fault = {
  id: 'b12-forgets-logins',
  role: 'platform',
  title: 'traderLogins is ignored',
  breaks: ['B12-7'],
  operations: { listLinkedAccounts: listLinksAsIf(({ traderLogins: _, ...wish }) => wish) },
}
