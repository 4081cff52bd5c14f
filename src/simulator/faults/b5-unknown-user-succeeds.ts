import type { Fault } from '../fault.ts'

export const b5UnknownUserSucceeds: Fault = {
  id: 'b5-unknown-user-succeeds',
  role: 'platform',
  title: 'Nobody has no sessions, so all of them are dropped',
  breaks: ['B5-6'],
  operations: {
    logOutUser(input, world, honest) {
      if (!world.users.has(input.query.userId)) return { status: 200 }
      return honest(input, world)
    },
  },
}
