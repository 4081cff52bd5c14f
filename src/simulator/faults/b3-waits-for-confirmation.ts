import type { Fault } from '../fault.ts'

export const b3WaitsForConfirmation: Fault = {
  id: 'b3-waits-for-confirmation',
  role: 'platform',
  title: 'The new e-mail counts once the user has confirmed it',
  breaks: ['B3-2', 'B3-3', 'USER-2'],
  operations: {
    changeEmail(input, world, honest) {
      const before = world.users.get(input.body.userId)
      const answer = honest(input, world)
      if (before) world.users.set(before.userId, before)
      return answer
    },
  },
}
