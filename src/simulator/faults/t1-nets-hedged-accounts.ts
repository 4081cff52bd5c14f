import type { Fault } from '../fault.ts'

export const t1NetsHedgedAccounts: Fault = {
  id: 't1-nets-hedged-accounts',
  role: 'platform',
  title: 'Every account is treated as netted',
  breaks: ['T1-15'],
  operations: {
    createTrader(input, world, honest) {
      return honest({ ...input, body: { ...input.body, accountType: 'NETTED' } }, world)
    },
  },
}
