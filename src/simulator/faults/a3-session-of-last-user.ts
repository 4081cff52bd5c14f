import type { Fault } from '../fault.ts'

export const a3SessionOfLastUser: Fault = {
  id: 'a3-session-of-last-user',
  role: 'platform',
  title: 'The user of the last log-in is kept in a variable that all requests share',
  breaks: ['A3-13'],
  operations: {
    logInAgain(input, world, honest) {
      const last = Array.from(world.appSessions.values()).at(-1)
      const answer = honest(input, world)
      const opened = Array.from(world.appSessions.values()).at(-1)
      if (last && opened && last !== opened) world.appSessions.set(opened.sessionId, { ...opened, userId: last.userId })
      return answer
    },
  },
}
