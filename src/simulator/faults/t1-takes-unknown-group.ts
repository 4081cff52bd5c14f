import type { Fault } from '../fault.ts'

export const t1TakesUnknownGroup: Fault = {
  id: 't1-takes-unknown-group',
  role: 'platform',
  title: 'An unknown group falls back to the usual one',
  breaks: ['T1-34'],
  operations: {
    createTrader(input, world, honest) {
      return honest({ ...input, body: { ...input.body, groupName: world.given.groupName } }, world)
    },
  },
}
