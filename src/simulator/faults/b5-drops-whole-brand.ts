import type { Fault } from '../fault.ts'

export const b5DropsWholeBrand: Fault = {
  id: 'b5-drops-whole-brand',
  role: 'platform',
  title: 'All sessions under the brands of the CRM are dropped',
  breaks: ['B5-3'],
  operations: {
    logOutUser(input, world, honest) {
      const answer = honest(input, world)
      const brands = world.brokers.by('brokerCrmName', input.query.brokerCrmName).map(({ brokerName }) => brokerName)
      for (const session of world.appSessions.values())
        if (brands.includes(session.brokerName ?? '')) world.appSessions.set(session.sessionId, { ...session, open: false })
      return answer
    },
  },
}
