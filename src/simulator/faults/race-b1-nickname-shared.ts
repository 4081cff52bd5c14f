import type { Fault } from '../fault.ts'

export const raceB1NicknameShared: Fault = {
  id: 'race-b1-nickname-shared',
  role: 'platform',
  title: 'The nickname is looked up before the user of another call is stored',
  breaks: ['RACE-5'],
  operations: {
    createSsoUser(input, world, honest) {
      const { nickname } = input.body
      const answer = honest(input, world)
      // Nobody wants one nickname five times but in a race.
      if (nickname === undefined || answer.status !== 201 || world.nextId(`fault-turn:${nickname}`) !== 5) return answer
      const user = world.users.get(answer.body!.userId)
      if (user) world.users.set(user.userId, { ...user, nickname })
      return answer
    },
  },
}
