import type { Fault } from '../fault.ts'

export const b5DropsNothing: Fault = {
  id: 'b5-drops-nothing',
  role: 'platform',
  title: 'The sessions run on until they are idle',
  breaks: ['B5-2'],
  operations: {
    logOutUser(input, world, honest) {
      const open = world.appSessions.by('userId', input.query.userId).filter((session) => session.open)
      const answer = honest(input, world)
      for (const session of open) world.appSessions.set(session.sessionId, session)
      return answer
    },
  },
}
