import type { Fault } from '../fault.ts'

export const b14HidesUnconfirmedUsers: Fault = {
  id: 'b14-hides-unconfirmed-users',
  role: 'platform',
  title: 'Only users who confirmed their e-mail are listed',
  breaks: ['B14-3'],
  operations: {
    listUsers(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status !== 200) return answer
      return { ...answer, body: { users: answer.body!.users.filter(({ userId }) => world.users.get(userId)?.status === 'UID_ACTIVE') } }
    },
  },
}
