import type { Fault } from '../fault.ts'

export const b8KeepsBroker: Fault = {
  id: 'b8-keeps-broker',
  role: 'platform',
  title: 'The broker of an account is settled when it is opened',
  breaks: ['B8-3'],
  operations: {
    changeLinkedAccount(input, world, honest) {
      const before = world.traders.get(input.body.traderLogin)
      const answer = honest(input, world)
      const after = world.traders.get(input.body.traderLogin)
      if (before && after) world.traders.set(after.login, { ...after, brokerName: before.brokerName })
      return answer
    },
  },
}
