import type { Fault } from '../fault.ts'

export const a2SessionOfLastUser: Fault = {
  id: 'a2-session-of-last-user',
  role: 'platform',
  title: 'The user of the last log-in is kept in a variable that all requests share',
  breaks: ['A2-17'],
  operations: {
    logInToApp(input, world, honest) {
      const last = Array.from(world.appSessions.values()).at(-1)
      const answer = honest(input, world)
      const opened = Array.from(world.appSessions.values()).at(-1)
      if (last && opened && last !== opened) world.appSessions.set(opened.sessionId, { ...opened, userId: last.userId })
      return answer
    },
  },
}
