import { displayedRibbons } from '../displayed-ribbons.ts'
import type { Fault } from '../fault.ts'

export const inappShowsRibbonsToAll: Fault = {
  id: 'inapp-shows-ribbons-to-all',
  role: 'platform',
  title: 'Ribbons are looked up by CRM, and the user is forgotten',
  breaks: ['INAPP-1'],
  operations: {
    readAppSession(input, world, honest) {
      const answer = honest(input, world)
      const session = world.appSessions.get(input.path.sessionId)
      if (answer.status !== 200 || !session?.open) return answer
      const owners = new Set(Array.from(world.ribbons.values(), ({ userId }) => userId))
      const ribbons = Array.from(owners).flatMap((userId) => displayedRibbons(world, { ...session, userId }))
      return { status: 200, body: { ...answer.body!, ribbons } }
    },
  },
}
