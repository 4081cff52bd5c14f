import type { Fault } from '../fault.ts'
import { listLinksAsIf } from '../fault-parts/list.ts'

export const b12ForgetsLoginsOfUser: Fault = {
  id: 'b12-forgets-logins-of-user',
  role: 'platform',
  title: 'With a userId no other filter is looked at',
  breaks: ['B12-7'],
  operations: {
    listLinkedAccounts: listLinksAsIf(({ traderLogins, ...wish }) =>
      wish.userId === undefined && traderLogins ? { ...wish, traderLogins } : wish,
    ),
  },
}
