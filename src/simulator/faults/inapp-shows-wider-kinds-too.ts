import type { AppSession, Ribbon } from '../../domain/records.ts'
import type { Fault } from '../fault.ts'

export const inappShowsWiderKindsToo: Fault = {
  id: 'inapp-shows-wider-kinds-too',
  role: 'platform',
  title: 'Everything that matches is displayed',
  breaks: ['INAPP-3'],
  operations: {
    readAppSession(input, world, honest) {
      const answer = honest(input, world)
      const session = world.appSessions.get(input.path.sessionId)
      if (answer.status !== 200 || !session?.open) return answer
      const ribbons = world.ribbons.by('userId', session.userId).flatMap((own) => allThatMatch(own.ribbons, session))
      return { status: 200, body: { ...answer.body!, ribbons } }
    },
  },
}

/** Ribbons for the account, for the broker and for everybody. */
function allThatMatch(ribbons: readonly Ribbon[], { uidTraderAccountId, brokerName }: AppSession): Ribbon[] {
  const isOpen = (own: number | string | undefined, session: number | string | null) => own === undefined || own === session
  return ribbons.filter((ribbon) => isOpen(ribbon.uidTraderAccountId, uidTraderAccountId) && isOpen(ribbon.brokerName, brokerName))
}
