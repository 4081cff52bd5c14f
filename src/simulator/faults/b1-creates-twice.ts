import type { Fault } from '../fault.ts'
import { nextUserId } from '../ids.ts'
import { makeUser } from '../people.ts'

export const b1CreatesTwice: Fault = {
  id: 'b1-creates-twice',
  role: 'platform',
  title: 'A retry inside the platform stores the user once more, and the second id is told',
  breaks: ['B1-2', 'B4-1', 'USER-2'],
  operations: {
    createSsoUser(input, world, honest) {
      const before = world.users.size
      const answer = honest(input, world)
      if (answer.status !== 201 || world.users.size === before) return answer
      const { email, brokerCrmName } = input.body
      const userId = nextUserId(world)
      makeUser(world, { userId, nickname: `uid${userId}`, email, brokerCrmNames: [brokerCrmName] })
      return { ...answer, body: { userId } }
    },
  },
}
