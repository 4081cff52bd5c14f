import type { Fault } from '../fault.ts'

export const t1HedgesNettedAccounts: Fault = {
  id: 't1-hedges-netted-accounts',
  role: 'platform',
  title: 'Every account is treated as hedged',
  breaks: ['T1-16'],
  operations: {
    fillDeal(input, world, honest) {
      const trader = world.traders.get(input.body.login)
      if (trader?.accountType !== 'NETTED') return honest(input, world)
      world.traders.set(trader.login, { ...trader, accountType: 'HEDGED' })
      return honest(input, world)
    },
  },
}
