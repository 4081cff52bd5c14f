import type { Fault } from '../fault.ts'
import { cutPage, pageLinks } from '../fault-parts/list.ts'

export const b12OneAccountEach: Fault = {
  id: 'b12-one-account-each',
  role: 'platform',
  title: 'Users are joined to one account each',
  breaks: ['B12-3'],
  operations: {
    listLinkedAccounts: pageLinks((passing, wish, all) => {
      const first = new Map(all.toReversed().map((account) => [account.userId, account.login]))
      return cutPage(
        passing.filter(({ userId, login }) => first.get(userId) === login),
        wish,
      )
    }),
  },
}
