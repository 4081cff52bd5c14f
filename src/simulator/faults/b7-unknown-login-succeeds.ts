import type { Fault } from '../fault.ts'

export const b7UnknownLoginSucceeds: Fault = {
  id: 'b7-unknown-login-succeeds',
  role: 'platform',
  title: 'Whether the account exists is left to a later check',
  breaks: ['B7-12'],
  operations: {
    linkAccount(input, world, honest) {
      return world.traders.has(input.body.traderLogin) ? honest(input, world) : { status: 200 }
    },
  },
}
