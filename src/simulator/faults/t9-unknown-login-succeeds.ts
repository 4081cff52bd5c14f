import type { Fault } from '../fault.ts'

export const t9UnknownLoginSucceeds: Fault = {
  id: 't9-unknown-login-succeeds',
  role: 'platform',
  title: 'An update of no row counts as a success',
  breaks: ['T9-4', 'T7-3'],
  operations: {
    changePassword(input, world, honest) {
      if (!world.traders.has(input.path.login)) return { status: 204 }
      return honest(input, world)
    },
  },
}
