import type { Fault } from '../fault.ts'

export const b5KeepsOtherBrands: Fault = {
  id: 'b5-keeps-other-brands',
  role: 'platform',
  title: 'Only sessions under the first brand of the CRM are dropped',
  breaks: ['B5-2'],
  operations: {
    logOutUser(input, world, honest) {
      const brand = world.brokers.firstBy('brokerCrmName', input.query.brokerCrmName)?.brokerName
      const others = world.appSessions.by('userId', input.query.userId).filter((session) => session.open && session.brokerName !== brand)
      const answer = honest(input, world)
      for (const session of others) world.appSessions.set(session.sessionId, session)
      return answer
    },
  },
}
