import type { Fault } from '../fault.ts'
import { makeUser } from '../people.ts'

export const b3UnknownUserIsCreated: Fault = {
  id: 'b3-unknown-user-is-created',
  role: 'platform',
  title: 'The user is stored whether there was one or not',
  breaks: ['B3-7'],
  operations: {
    changeEmail(input, world, honest) {
      const { userId, newEmail: email } = input.body
      if (!world.users.has(userId)) makeUser(world, { userId, nickname: `uid${userId}`, email })
      return honest(input, world)
    },
  },
}
