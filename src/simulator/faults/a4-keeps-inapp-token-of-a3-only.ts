import type { Fault } from '../fault.ts'

export const a4KeepsInappTokenOfA3Only: Fault = {
  id: 'a4-keeps-inapp-token-of-a3-only',
  role: 'platform',
  title: 'The inappToken is read at the automatic log-in, and not at the first one',
  breaks: ['A4-21'],
  operations: {
    logInToApp(input, world, honest) {
      const answer = honest(input, world)
      const opened = Array.from(world.appSessions.values()).at(-1)
      if (opened) world.appSessions.set(opened.sessionId, { ...opened, inappToken: null })
      return answer
    },
  },
}
