import type { Fault } from '../fault.ts'
import { findUser } from '../people.ts'

export const b16TakesUnknownUsers: Fault = {
  id: 'b16-takes-unknown-users',
  role: 'platform',
  title: 'Ribbons of users who may come later are kept for them',
  breaks: ['B16-20'],
  operations: { setInAppControls: (input, world, honest) => (findUser(world, input.body.userId) ? honest(input, world) : { status: 201 }) },
}
