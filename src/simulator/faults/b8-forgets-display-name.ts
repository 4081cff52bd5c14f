import type { Fault } from '../fault.ts'

export const b8ForgetsDisplayName: Fault = {
  id: 'b8-forgets-display-name',
  role: 'platform',
  title: 'The display name is taken and stored nowhere',
  breaks: ['B8-2'],
  operations: {
    changeLinkedAccount(input, world, honest) {
      const before = world.traders.get(input.body.traderLogin)
      const answer = honest(input, world)
      const after = world.traders.get(input.body.traderLogin)
      if (before && after) world.traders.set(after.login, { ...after, brokerAccountDisplayName: before.brokerAccountDisplayName })
      return answer
    },
  },
}
