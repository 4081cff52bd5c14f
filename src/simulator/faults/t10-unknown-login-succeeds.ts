import type { Fault } from '../fault.ts'

export const t10UnknownLoginSucceeds: Fault = {
  id: 't10-unknown-login-succeeds',
  role: 'platform',
  title: 'An account that does not exist has no password, so any will do',
  breaks: ['T10-5'],
  operations: {
    checkPassword(input, world, honest) {
      if (!world.traders.has(input.path.login)) return { status: 204 }
      return honest(input, world)
    },
  },
}
