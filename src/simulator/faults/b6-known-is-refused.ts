import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { findOwnerOfEmail } from '../people.ts'

export const b6KnownIsRefused: Fault = {
  id: 'b6-known-is-refused',
  role: 'platform',
  title: 'An e-mail that somebody has is refused',
  breaks: ['B6-6', 'USER-2', 'RACE-4'],
  operations: {
    createUser(input, world, honest) {
      return findOwnerOfEmail(world, input.body.email) ? refuse('B3-9', undefined, 'body.email') : honest(input, world)
    },
  },
}
