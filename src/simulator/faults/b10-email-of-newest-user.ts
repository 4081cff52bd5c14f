import type { Fault } from '../fault.ts'

export const b10EmailOfNewestUser: Fault = {
  id: 'b10-email-of-newest-user',
  role: 'platform',
  title: 'The join over the links has lost its condition, and the newest link wins',
  breaks: ['B10-1'],
  operations: {
    getTraderEmail(input, world, honest) {
      const answer = honest(input, world)
      const newest = Array.from(world.accountLinks.values()).at(-1)
      const user = newest && world.users.get(newest.userId)
      return user && answer.status === 200 && answer.body ? { status: 200, body: { uidEmail: user.email } } : answer
    },
  },
}
