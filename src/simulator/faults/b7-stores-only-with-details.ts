import type { Fault } from '../fault.ts'

export const b7StoresOnlyWithDetails: Fault = {
  id: 'b7-stores-only-with-details',
  role: 'platform',
  title: 'The link is stored when its id is read back, which happens only where it is wanted',
  breaks: ['B7-3'],
  operations: {
    linkAccount(input, world, honest) {
      const answer = honest(input, world)
      const link = world.accountLinks.by('login', input.body.traderLogin).at(-1)
      if (link && !input.body.returnAccountDetails) world.accountLinks.delete(link.uidTraderAccountId)
      return answer
    },
  },
}
