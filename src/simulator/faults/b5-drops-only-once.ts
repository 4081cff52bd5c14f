import type { Fault } from '../fault.ts'
import { remember } from '../fault-parts/memory.ts'

const loggedOut = remember<true>()

export const b5DropsOnlyOnce: Fault = {
  id: 'b5-drops-only-once',
  role: 'platform',
  title: 'Who was logged out once counts as logged out for good',
  breaks: ['B5-2'],
  operations: {
    logOutUser(input, world, honest) {
      const { userId } = input.query
      const open = loggedOut(world).has(userId) ? world.appSessions.by('userId', userId).filter((session) => session.open) : []
      const answer = honest(input, world)
      loggedOut(world).set(userId, true)
      for (const session of open) world.appSessions.set(session.sessionId, session)
      return answer
    },
  },
}
