import type { Fault } from '../fault.ts'

export const t7UnknownLoginSucceeds: Fault = {
  id: 't7-unknown-login-succeeds',
  role: 'platform',
  title: 'An update of no row counts as a success',
  breaks: ['T7-7', 'T7-3'],
  operations: {
    deleteTrader(input, world, honest) {
      if (!world.traders.has(input.path.login)) return { status: 204 }
      return honest(input, world)
    },
  },
}
