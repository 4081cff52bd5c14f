import type { Fault } from '../fault.ts'

export const b7OneAccountPerUser: Fault = {
  id: 'b7-one-account-per-user',
  role: 'platform',
  title: 'The account that a user has linked last replaces the one before',
  breaks: ['B7-3'],
  operations: {
    linkAccount(input, world, honest) {
      const answer = honest(input, world)
      for (const link of world.accountLinks.by('userId', input.body.userId))
        if (link.login !== input.body.traderLogin) world.accountLinks.delete(link.uidTraderAccountId)
      return answer
    },
  },
}
