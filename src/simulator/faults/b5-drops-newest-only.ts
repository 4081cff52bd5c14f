import type { Fault } from '../fault.ts'

export const b5DropsNewestOnly: Fault = {
  id: 'b5-drops-newest-only',
  role: 'platform',
  title: 'Only the newest session is dropped',
  breaks: ['B5-2'],
  operations: {
    logOutUser(input, world, honest) {
      const open = world.appSessions.by('userId', input.query.userId).filter((session) => session.open)
      const answer = honest(input, world)
      for (const session of open.slice(0, -1)) world.appSessions.set(session.sessionId, session)
      return answer
    },
  },
}
