import type { Fault } from '../fault.ts'
import { nextUserId } from '../ids.ts'
import { findOwnerOfEmail } from '../people.ts'

export const b6KnownSpendsAnId: Fault = {
  id: 'b6-known-spends-an-id',
  role: 'platform',
  title: 'The id of a new user is taken before the e-mail is looked up, and told',
  breaks: ['B6-7', 'USER-2'],
  operations: {
    createUser(input, world, honest) {
      if (!findOwnerOfEmail(world, input.body.email)) return honest(input, world)
      return { status: 200, body: { userId: nextUserId(world) } }
    },
  },
}
