import type { Fault } from '../fault.ts'

export const t6UnknownLoginSucceeds: Fault = {
  id: 't6-unknown-login-succeeds',
  role: 'platform',
  title: 'An update of no row counts as a success',
  breaks: ['T6-13', 'T7-3'],
  operations: {
    updateTrader(input, world, honest) {
      if (!world.traders.has(input.path.login)) return { status: 200 }
      return honest(input, world)
    },
  },
}
