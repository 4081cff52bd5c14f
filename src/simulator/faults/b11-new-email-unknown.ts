import type { User } from '../../domain/records.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { findUserByEmail } from '../people.ts'

type IndexedUser = User & { indexed?: string }

export const b11NewEmailUnknown: Fault = {
  id: 'b11-new-email-unknown',
  role: 'platform',
  title: 'The search index is filled at creation and never again',
  breaks: ['B11-1', 'B3-2', 'B3-3'],
  operations: {
    changeEmail(input, world, honest) {
      const before: IndexedUser | undefined = world.users.get(input.body.userId)
      const answer = honest(input, world)
      const after = world.users.get(input.body.userId)
      if (before && after) world.users.set(after.userId, withIndexed(after, before.indexed ?? before.email))
      return answer
    },
    getUserId(input, world, honest) {
      const users: IndexedUser[] = Array.from(world.users.values())
      const byIndex = users.find(({ indexed }) => indexed === input.query.email)
      if (byIndex) return { status: 200, body: { userId: byIndex.userId } }
      const found: IndexedUser | undefined = findUserByEmail(world, input.query.email)
      return found?.indexed === undefined ? honest(input, world) : refuse('B11-5', undefined, 'query.email')
    },
  },
}

function withIndexed(user: User, indexed: string): IndexedUser {
  return { ...user, indexed }
}
