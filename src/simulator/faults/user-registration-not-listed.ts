import type { Fault } from '../fault.ts'
import { remember } from '../fault-parts/memory.ts'

const registered = remember<true>()

export const userRegistrationNotListed: Fault = {
  id: 'user-registration-not-listed',
  role: 'platform',
  title: 'Who registers in an application is told by A7 and stored elsewhere',
  breaks: ['USER-3'],
  operations: {
    registerInApp(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status === 200 && answer.body) registered(world).set(answer.body.userId, true)
      return answer
    },
    listUsers(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status !== 200 || !answer.body) return answer
      return { ...answer, body: { users: answer.body.users.filter(({ userId }) => !registered(world).has(userId)) } }
    },
  },
}
