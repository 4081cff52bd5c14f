import { chooseRibbons } from '../../domain/ribbon.ts'
import type { Fault } from '../fault.ts'

export const inappBrokerBeforeAccount: Fault = {
  id: 'inapp-broker-before-account',
  role: 'platform',
  title: 'The broker is asked for before the account',
  breaks: ['INAPP-3'],
  operations: {
    readAppSession(input, world, honest) {
      const answer = honest(input, world)
      const session = world.appSessions.get(input.path.sessionId)
      if (answer.status !== 200 || !session?.open) return answer
      const all = world.ribbons.by('userId', session.userId).flatMap((own) => own.ribbons)
      const forBroker = all.filter((ribbon) => ribbon.brokerName !== undefined && ribbon.brokerName === session.brokerName)
      const ribbons = forBroker.length > 0 ? forBroker : chooseRibbons(all, session)
      return { status: 200, body: { ...answer.body!, ribbons } }
    },
  },
}
