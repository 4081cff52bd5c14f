import type { Fault } from '../fault.ts'

export const b7LinksToNewestUser: Fault = {
  id: 'b7-links-to-newest-user',
  role: 'platform',
  title: 'The account goes to the user who came last',
  breaks: ['B7-3'],
  operations: {
    linkAccount(input, world, honest) {
      const answer = honest(input, world)
      const link = world.accountLinks.by('login', input.body.traderLogin).at(-1)
      const newest = Math.max(...world.users.keys())
      if (link) world.accountLinks.set(link.uidTraderAccountId, { ...link, userId: newest })
      return answer
    },
  },
}
