import type { Fault } from '../fault.ts'
import { nextUserId } from '../ids.ts'
import { findOwnerOfEmail, makeUser } from '../people.ts'

export const b6SecondUserPerBrand: Fault = {
  id: 'b6-second-user-per-brand',
  role: 'platform',
  title: 'The e-mail is known only under the brand of its first user',
  breaks: ['B6-7'],
  operations: {
    createUser(input, world, honest) {
      const { email, preferredLanguage, brokerName } = input.body
      const known = findOwnerOfEmail(world, email)
      if (!known || brokerName === undefined || known.brokerName === brokerName || !world.brokers.has(brokerName))
        return honest(input, world)
      const userId = nextUserId(world)
      makeUser(world, { userId, nickname: `uid${userId}`, email, preferredLanguage, brokerName })
      return { status: 200, body: { userId } }
    },
  },
}
