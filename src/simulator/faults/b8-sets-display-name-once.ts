import type { Fault } from '../fault.ts'

export const b8SetsDisplayNameOnce: Fault = {
  id: 'b8-sets-display-name-once',
  role: 'platform',
  title: 'An account that has a display name keeps it',
  breaks: ['B8-2'],
  operations: {
    changeLinkedAccount(input, world, honest) {
      const before = world.traders.get(input.body.traderLogin)
      const answer = honest(input, world)
      const after = world.traders.get(input.body.traderLogin)
      if (before?.brokerAccountDisplayName && after)
        world.traders.set(after.login, { ...after, brokerAccountDisplayName: before.brokerAccountDisplayName })
      return answer
    },
  },
}
