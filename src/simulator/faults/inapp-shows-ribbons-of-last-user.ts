import { displayedRibbons } from '../displayed-ribbons.ts'
import type { Fault } from '../fault.ts'

export const inappShowsRibbonsOfLastUser: Fault = {
  id: 'inapp-shows-ribbons-of-last-user',
  role: 'platform',
  title: 'Whoever has no ribbons sees those that were set last',
  breaks: ['INAPP-1'],
  operations: {
    readAppSession(input, world, honest) {
      const answer = honest(input, world)
      const session = world.appSessions.get(input.path.sessionId)
      const last = Array.from(world.ribbons.values()).at(-1)
      if (answer.status !== 200 || !session?.open || !last || answer.body!.ribbons.length > 0) return answer
      return { status: 200, body: { ...answer.body!, ribbons: displayedRibbons(world, { ...session, userId: last.userId }) } }
    },
  },
}
