import type { Fault } from '../fault.ts'

export const t5SetsBalance: Fault = {
  id: 't5-sets-balance',
  role: 'platform',
  title: 'PUT sets the balance as well',
  breaks: ['T5-4'],
  operations: {
    replaceTrader(input, world, honest) {
      const answer = honest(input, world)
      const trader = world.traders.get(input.path.login)
      if (trader && typeof input.body.balance === 'number')
        world.traders.set(trader.login, { ...trader, balance: BigInt(input.body.balance) * 1_000_000n })
      return answer
    },
  },
}
