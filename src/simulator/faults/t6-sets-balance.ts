import type { Fault } from '../fault.ts'

export const t6SetsBalance: Fault = {
  id: 't6-sets-balance',
  role: 'platform',
  title: 'PATCH takes every field of the record, the balance too',
  breaks: ['T6-7'],
  operations: {
    updateTrader(input, world, honest) {
      const answer = honest(input, world)
      const trader = world.traders.get(input.path.login)
      const { balance } = input.body as { balance?: number }
      if (trader && balance !== undefined) world.traders.set(trader.login, { ...trader, balance: BigInt(balance) * 1_000_000n })
      return answer
    },
  },
}
