import type { Fault } from '../fault.ts'

export const t1TakesUnknownBroker: Fault = {
  id: 't1-takes-unknown-broker',
  role: 'platform',
  title: 'An unknown broker falls back to the usual one',
  breaks: ['T1-36'],
  operations: {
    createTrader(input, world, honest) {
      return honest({ ...input, body: { ...input.body, brokerName: world.given.brokerName } }, world)
    },
  },
}
