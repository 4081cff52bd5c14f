import type { Fault } from '../fault.ts'

export const b3UnknownUserSucceeds: Fault = {
  id: 'b3-unknown-user-succeeds',
  role: 'platform',
  title: 'Updating no row at all is no failure',
  breaks: ['B3-7'],
  operations: {
    changeEmail(input, world, honest) {
      if (!world.users.has(input.body.userId)) return { status: 204 }
      return honest(input, world)
    },
  },
}
