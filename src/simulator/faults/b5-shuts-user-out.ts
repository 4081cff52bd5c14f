import type { Fault } from '../fault.ts'
import { remember } from '../fault-parts/memory.ts'

const shutOut = remember<true>()

export const b5ShutsUserOut: Fault = {
  id: 'b5-shuts-user-out',
  role: 'platform',
  title: 'A user who was logged out gets no session any more',
  breaks: ['B5-2'],
  operations: {
    logOutUser(input, world, honest) {
      const answer = honest(input, world)
      shutOut(world).set(input.query.userId, true)
      return answer
    },
    redeemSsoCode(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status !== 200 || !answer.body) return answer
      const session = world.appSessions.get(answer.body.sessionId)
      if (session && shutOut(world).has(session.userId)) world.appSessions.set(session.sessionId, { ...session, open: false })
      return answer
    },
  },
}
