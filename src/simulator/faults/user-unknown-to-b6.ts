import type { Fault } from '../fault.ts'
import { nextUserId } from '../ids.ts'
import { describeUser, findOwnerOfEmail, makeUser } from '../people.ts'

export const userUnknownToB6: Fault = {
  id: 'user-unknown-to-b6',
  role: 'platform',
  title: 'B6 looks for an e-mail among its own users only',
  breaks: ['USER-2'],
  operations: {
    createUser(input, world, honest) {
      const { email, preferredLanguage, brokerName } = input.body
      if (!findOwnerOfEmail(world, email)?.brokerCrmNames.includes(world.given.brokerCrmName)) return honest(input, world)
      const userId = nextUserId(world)
      return {
        status: 200,
        body: describeUser(world, makeUser(world, { userId, nickname: `uid${userId}`, email, preferredLanguage, brokerName })),
      }
    },
  },
}
