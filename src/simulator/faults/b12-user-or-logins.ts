import type { Fault } from '../fault.ts'
import { cutPage, pageLinks } from '../fault-parts/list.ts'

export const b12UserOrLogins: Fault = {
  id: 'b12-user-or-logins',
  role: 'platform',
  title: 'The filters are joined with OR',
  breaks: ['B12-6', 'B12-7'],
  operations: {
    listLinkedAccounts: pageLinks((passing, wish, all) => {
      const { userId, traderLogins } = wish
      if (userId === undefined || !traderLogins) return cutPage(passing, wish)
      return cutPage(
        all.filter((account) => account.userId === userId || traderLogins.includes(account.login)),
        wish,
      )
    }),
  },
}
