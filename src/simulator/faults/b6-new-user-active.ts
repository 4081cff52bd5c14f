import type { Fault } from '../fault.ts'

export const b6NewUserActive: Fault = {
  id: 'b6-new-user-active',
  role: 'platform',
  title: 'A user whom a broker creates counts as confirmed',
  breaks: ['B6-4'],
  operations: {
    createUser(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status !== 200 || !answer.body || !('status' in answer.body)) return answer
      const user = world.users.get(answer.body.userId)
      if (user) world.users.set(user.userId, { ...user, status: 'UID_ACTIVE' })
      return { ...answer, body: { ...answer.body, status: 'UID_ACTIVE' } }
    },
  },
}
