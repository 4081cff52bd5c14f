import { refuse } from '../../domain/refusal.ts'
import { displayedRibbons } from '../displayed-ribbons.ts'
import type { Operation } from '../operation.ts'

/** K16: what a person sees in an application now. */
export const readAppSession: Operation<'readAppSession'> = ({ path }, world) => {
  const session = world.appSessions.get(path.sessionId)
  if (!session) return refuse('K16-2', `there is no session "${path.sessionId}"`, 'sessionId')
  const { sessionId, userId, open, brokerName, uidTraderAccountId } = session
  return {
    status: 200,
    body: {
      sessionId,
      userId,
      nickname: world.users.get(userId)?.nickname ?? '',
      open,
      ...(brokerName !== null && { brokerName }),
      ...(uidTraderAccountId !== null && { uidTraderAccountId }),
      ribbons: open ? displayedRibbons(world, session) : [],
    },
  }
}
