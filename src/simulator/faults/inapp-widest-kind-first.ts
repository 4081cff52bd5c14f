import { chooseRibbons } from '../../domain/ribbon.ts'
import type { Fault } from '../fault.ts'

export const inappWidestKindFirst: Fault = {
  id: 'inapp-widest-kind-first',
  role: 'platform',
  title: 'The rules are asked in the wrong order',
  breaks: ['INAPP-3'],
  operations: {
    readAppSession(input, world, honest) {
      const answer = honest(input, world)
      const session = world.appSessions.get(input.path.sessionId)
      if (answer.status !== 200 || !session?.open) return answer
      const all = world.ribbons.by('userId', session.userId).flatMap((own) => own.ribbons)
      const general = all.filter((ribbon) => ribbon.uidTraderAccountId === undefined && ribbon.brokerName === undefined)
      const ribbons = general.length > 0 ? general : chooseRibbons(all, session)
      return { status: 200, body: { ...answer.body!, ribbons } }
    },
  },
}
