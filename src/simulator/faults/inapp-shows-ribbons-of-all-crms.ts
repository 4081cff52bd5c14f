import type { Ribbon } from '../../domain/records.ts'
import { chooseRibbons } from '../../domain/ribbon.ts'
import type { Fault } from '../fault.ts'

export const inappShowsRibbonsOfAllCrms: Fault = {
  id: 'inapp-shows-ribbons-of-all-crms',
  role: 'platform',
  title: 'Ribbons are stored by CRM, and read without looking at it',
  breaks: ['INAPP-2'],
  operations: {
    setInAppControls(input, world, honest) {
      const { brokerCrmName, userId, rules } = input.body
      const { ribbons = [] } = rules as { ribbons?: Ribbon[] }
      if (world.brokers.firstBy('brokerCrmName', brokerCrmName)) return honest(input, world)
      world.ribbons.set(`${userId}:${brokerCrmName}`, { userId, brokerCrmName, ribbons })
      return { status: 201 }
    },
    readAppSession(input, world, honest) {
      const answer = honest(input, world)
      const session = world.appSessions.get(input.path.sessionId)
      if (answer.status !== 200 || !session?.open) return answer
      const ribbons = world.ribbons.by('userId', session.userId).flatMap((own) => chooseRibbons(own.ribbons, session))
      return { status: 200, body: { ...answer.body!, ribbons } }
    },
  },
}
