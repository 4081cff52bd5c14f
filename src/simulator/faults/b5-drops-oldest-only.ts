import type { Fault } from '../fault.ts'

export const b5DropsOldestOnly: Fault = {
  id: 'b5-drops-oldest-only',
  role: 'platform',
  title: 'The first session that is found is dropped, and the search ends',
  breaks: ['B5-2'],
  operations: {
    logOutUser(input, world, honest) {
      const open = world.appSessions.by('userId', input.query.userId).filter((session) => session.open)
      const answer = honest(input, world)
      for (const session of open.slice(1)) world.appSessions.set(session.sessionId, session)
      return answer
    },
  },
}
