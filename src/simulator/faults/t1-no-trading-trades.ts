import type { Fault } from '../fault.ts'

export const t1NoTradingTrades: Fault = {
  id: 't1-no-trading-trades',
  role: 'platform',
  title: 'NO_TRADING is stored and never looked at',
  breaks: ['T1-13'],
  operations: {
    fillDeal(input, world, honest) {
      const trader = world.traders.get(input.body.login)
      if (trader?.accessRights !== 'NO_TRADING') return honest(input, world)
      world.traders.set(trader.login, { ...trader, accessRights: 'FULL_ACCESS' })
      const answer = honest(input, world)
      world.traders.set(trader.login, { ...world.traders.get(trader.login)!, accessRights: 'NO_TRADING' })
      return answer
    },
  },
}
