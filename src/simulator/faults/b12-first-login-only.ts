import type { Fault } from '../fault.ts'
import { listLinksAsIf } from '../fault-parts/list.ts'

export const b12FirstLoginOnly: Fault = {
  id: 'b12-first-login-only',
  role: 'platform',
  title: 'Of the logins only the first one is looked at',
  breaks: ['B12-7'],
  operations: {
    listLinkedAccounts: listLinksAsIf(({ traderLogins, ...wish }) =>
      traderLogins ? { ...wish, traderLogins: traderLogins.slice(0, 1) } : wish,
    ),
  },
}
