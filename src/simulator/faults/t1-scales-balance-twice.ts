import type { Fault } from '../fault.ts'

export const t1ScalesBalanceTwice: Fault = {
  id: 't1-scales-balance-twice',
  role: 'platform',
  title: 'The balance is taken for whole units of the currency and scaled again',
  breaks: ['T1-9'],
  operations: {
    createTrader(input, world, honest) {
      return honest({ ...input, body: { ...input.body, balance: input.body.balance * 100 } }, world)
    },
  },
}
