import type { Fault } from '../fault.ts'

export const c1RefusesUnverified: Fault = {
  id: 'c1-refuses-unverified',
  role: 'adapter',
  title: 'Users who are not verified get no token',
  breaks: ['C1-8'],
  operations: {
    generateAdapterToken(input, world, honest) {
      if (input.body.isVerified !== false) return honest(input, world)
      return { status: 200, body: { s: 'error', errmsg: 'the user is not verified' } }
    },
  },
}
