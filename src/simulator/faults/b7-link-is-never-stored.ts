import type { Fault } from '../fault.ts'

export const b7LinkIsNeverStored: Fault = {
  id: 'b7-link-is-never-stored',
  role: 'platform',
  title: 'The id is drawn, and the link is not stored',
  breaks: ['B7-3'],
  operations: {
    linkAccount(input, world, honest) {
      const answer = honest(input, world)
      const link = world.accountLinks.by('login', input.body.traderLogin).at(-1)
      if (link && link.userId === input.body.userId) world.accountLinks.delete(link.uidTraderAccountId)
      return answer
    },
  },
}
