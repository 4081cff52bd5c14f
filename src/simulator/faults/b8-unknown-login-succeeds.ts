import type { Fault } from '../fault.ts'

export const b8UnknownLoginSucceeds: Fault = {
  id: 'b8-unknown-login-succeeds',
  role: 'platform',
  title: 'Updating no row at all is no failure',
  breaks: ['B8-8'],
  operations: {
    changeLinkedAccount(input, world, honest) {
      return world.traders.has(input.body.traderLogin) ? honest(input, world) : { status: 200 }
    },
  },
}
