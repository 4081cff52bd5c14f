import type { Fault } from '../fault.ts'

export const t1CloseOnlyOpens: Fault = {
  id: 't1-close-only-opens',
  role: 'platform',
  title: 'CLOSE_ONLY is stored and never looked at',
  breaks: ['T1-12'],
  operations: {
    fillDeal(input, world, honest) {
      const trader = world.traders.get(input.body.login)
      if (trader?.accessRights !== 'CLOSE_ONLY') return honest(input, world)
      world.traders.set(trader.login, { ...trader, accessRights: 'FULL_ACCESS' })
      const answer = honest(input, world)
      world.traders.set(trader.login, { ...world.traders.get(trader.login)!, accessRights: 'CLOSE_ONLY' })
      return answer
    },
  },
}
