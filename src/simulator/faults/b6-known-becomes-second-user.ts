import type { Fault } from '../fault.ts'
import { nextUserId } from '../ids.ts'
import { describeUser, findOwnerOfEmail, makeUser } from '../people.ts'

export const b6KnownBecomesSecondUser: Fault = {
  id: 'b6-known-becomes-second-user',
  role: 'platform',
  title: 'Nobody looks whether the e-mail is known',
  breaks: ['B6-7', 'B6-6', 'USER-2'],
  operations: {
    createUser(input, world, honest) {
      const { email, preferredLanguage, brokerName } = input.body
      if (!findOwnerOfEmail(world, email)) return honest(input, world)
      const userId = nextUserId(world)
      const user = makeUser(world, { userId, nickname: `uid${userId}`, email, preferredLanguage, brokerName })
      return { status: 200, body: describeUser(world, user) }
    },
  },
}
