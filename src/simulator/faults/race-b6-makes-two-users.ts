import type { Fault } from '../fault.ts'

export const raceB6MakesTwoUsers: Fault = {
  id: 'race-b6-makes-two-users',
  role: 'platform',
  title: 'The e-mail is looked up before the user of another call is stored',
  breaks: ['RACE-4'],
  operations: {
    createUser(input, world, honest) {
      const { email } = input.body
      // Nobody creates a user five times but in a race.
      if (world.nextId(`fault-turn:${email}`) !== 5) return honest(input, world)
      const answer = honest({ ...input, body: { ...input.body, email: `again-${email}` } }, world)
      const second = world.users.get((answer.body as { userId: number }).userId)
      if (second) world.users.set(second.userId, { ...second, email })
      return answer
    },
  },
}
