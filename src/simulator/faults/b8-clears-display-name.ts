import type { Fault } from '../fault.ts'

export const b8ClearsDisplayName: Fault = {
  id: 'b8-clears-display-name',
  role: 'platform',
  title: 'A call with brokerName alone takes the display name away',
  breaks: ['B8-4'],
  operations: {
    changeLinkedAccount(input, world, honest) {
      const answer = honest(input, world)
      const trader = world.traders.get(input.body.traderLogin)
      if (trader && input.body.brokerAccountDisplayName === undefined)
        world.traders.set(trader.login, { ...trader, brokerAccountDisplayName: null })
      return answer
    },
  },
}
