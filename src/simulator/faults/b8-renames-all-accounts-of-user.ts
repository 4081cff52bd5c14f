import type { Fault } from '../fault.ts'
import { findLinkOf } from '../linked-accounts.ts'

export const b8RenamesAllAccountsOfUser: Fault = {
  id: 'b8-renames-all-accounts-of-user',
  role: 'platform',
  title: 'The display name is a property of the user',
  breaks: ['B8-5'],
  operations: {
    changeLinkedAccount(input, world, honest) {
      const answer = honest(input, world)
      const link = findLinkOf(world, input.body.traderLogin)
      const { brokerAccountDisplayName = null } = input.body
      for (const { login } of link ? world.accountLinks.by('userId', link.userId) : []) {
        const trader = world.traders.get(login)
        if (trader && brokerAccountDisplayName !== null) world.traders.set(login, { ...trader, brokerAccountDisplayName })
      }
      return answer
    },
  },
}
