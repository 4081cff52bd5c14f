import type { Fault } from '../fault.ts'
import { nextUserId } from '../ids.ts'
import { findOwnerOfEmail, makeUser } from '../people.ts'

export const b6ParallelCreatesAreTwoUsers: Fault = {
  id: 'b6-parallel-creates-are-two-users',
  role: 'platform',
  title: 'An e-mail that was taken a moment ago is not seen yet',
  breaks: ['RACE-4', 'B6-7'],
  operations: {
    createUser(input, world, honest) {
      const { email, preferredLanguage, brokerName } = input.body
      const known = findOwnerOfEmail(world, email)
      if (!known || world.now - known.utcCreateTimestamp >= 5) return honest(input, world)
      const userId = nextUserId(world)
      makeUser(world, { userId, nickname: `uid${userId}`, email, preferredLanguage, brokerName })
      return { status: 200, body: { userId } }
    },
  },
}
