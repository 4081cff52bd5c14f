import type { Fault } from '../fault.ts'

export const t5UnknownLoginSucceeds: Fault = {
  id: 't5-unknown-login-succeeds',
  role: 'platform',
  title: 'An update of no row counts as a success',
  breaks: ['T5-14', 'T7-3'],
  operations: {
    replaceTrader(input, world, honest) {
      if (!world.traders.has(input.path.login)) return { status: 204 }
      return honest(input, world)
    },
  },
}
