import type { Fault } from '../fault.ts'

export const b8ResetsBroker: Fault = {
  id: 'b8-resets-broker',
  role: 'platform',
  title: 'A call without brokerName moves the account to the first brand of its environment',
  breaks: ['B8-4'],
  operations: {
    changeLinkedAccount(input, world, honest) {
      const answer = honest(input, world)
      const { traderLogin, environmentName, brokerName } = input.body
      const trader = world.traders.get(traderLogin)
      const first = world.brokers.values().find((broker) => broker.environmentName === environmentName)
      if (trader && first && brokerName === undefined) world.traders.set(traderLogin, { ...trader, brokerName: first.brokerName })
      return answer
    },
  },
}
