import type { Fault } from '../fault.ts'

export const t7MarksDeletedOnly: Fault = {
  id: 't7-marks-deleted-only',
  role: 'platform',
  title: 'The account is marked as deleted, and every call but the list still finds it',
  breaks: ['T7-2', 'T7-3', 'T7-4'],
  operations: {
    deleteTrader(input, world, honest) {
      const trader = world.traders.get(input.path.login)
      const answer = honest(input, world)
      if (trader) world.traders.set(trader.login, trader)
      return answer
    },
  },
}
