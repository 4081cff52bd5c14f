import { refuse } from '../../domain/refusal.ts'
import type { Operation } from '../operation.ts'
import { findUserByEmail } from '../people.ts'

/** B11: finds a user by e-mail, whatever the broker. */
export const getUserId: Operation<'getUserId'> = ({ query }, world) => {
  const user = findUserByEmail(world, query.email)
  if (user) return { status: 200, body: { userId: user.userId } }
  return world.dialect['users.absentLookup'] === 'empty' ? { status: 200 } : refuse('B11-5', undefined, 'query.email')
}
