import type { Fault } from '../fault.ts'

export const b6NicknameFromEmail: Fault = {
  id: 'b6-nickname-from-email',
  role: 'platform',
  title: 'The nickname is the part of the e-mail before the @',
  breaks: ['B6-5'],
  operations: {
    createUser(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status !== 200 || !answer.body || !('nickname' in answer.body)) return answer
      const nickname = input.body.email.split('@')[0]!
      const user = world.users.get(answer.body.userId)
      if (user) world.users.set(user.userId, { ...user, nickname })
      return { ...answer, body: { ...answer.body, nickname } }
    },
  },
}
