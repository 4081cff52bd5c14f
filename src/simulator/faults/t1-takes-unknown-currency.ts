import type { Fault } from '../fault.ts'

export const t1TakesUnknownCurrency: Fault = {
  id: 't1-takes-unknown-currency',
  role: 'platform',
  title: 'An unknown currency falls back to the usual one',
  breaks: ['T1-35'],
  operations: {
    createTrader(input, world, honest) {
      return honest({ ...input, body: { ...input.body, depositCurrency: world.given.depositCurrency } }, world)
    },
  },
}
