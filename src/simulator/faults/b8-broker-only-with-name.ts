import type { Fault } from '../fault.ts'

export const b8BrokerOnlyWithName: Fault = {
  id: 'b8-broker-only-with-name',
  role: 'platform',
  title: 'The broker is changed along with the display name and not alone',
  breaks: ['B8-3'],
  operations: {
    changeLinkedAccount(input, world, honest) {
      const before = world.traders.get(input.body.traderLogin)
      const answer = honest(input, world)
      const after = world.traders.get(input.body.traderLogin)
      if (before && after && input.body.brokerAccountDisplayName === undefined)
        world.traders.set(after.login, { ...after, brokerName: before.brokerName })
      return answer
    },
  },
}
