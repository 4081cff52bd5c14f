import type { Fault } from '../fault.ts'
import { nextUserId } from '../ids.ts'

export const b3MakesAnotherUser: Fault = {
  id: 'b3-makes-another-user',
  role: 'platform',
  title: 'Under the new e-mail the user is stored anew, with another id',
  breaks: ['B3-2', 'USER-2'],
  operations: {
    changeEmail(input, world, honest) {
      const before = world.users.get(input.body.userId)
      const answer = honest(input, world)
      const after = before && world.users.get(before.userId)
      if (!after || after.email === before.email) return answer
      world.users.set(before.userId, { ...before, email: `former-${before.email}` })
      const userId = nextUserId(world)
      world.users.set(userId, { ...after, userId, nickname: `uid${userId}` })
      return answer
    },
  },
}
