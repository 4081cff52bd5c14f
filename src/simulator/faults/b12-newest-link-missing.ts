import type { Fault } from '../fault.ts'
import { cutPage, pageLinks } from '../fault-parts/list.ts'

export const b12NewestLinkMissing: Fault = {
  id: 'b12-newest-link-missing',
  role: 'platform',
  title: "The list of each user's accounts is kept aside, and is one link behind",
  breaks: ['B12-3'],
  operations: {
    listLinkedAccounts: pageLinks((passing, wish, all) => {
      const newest = new Map(all.map(({ userId, login }) => [userId, login]))
      return cutPage(
        passing.filter(({ userId, login }) => newest.get(userId) !== login),
        wish,
      )
    }),
  },
}
