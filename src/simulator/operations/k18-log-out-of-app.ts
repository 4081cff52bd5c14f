import type { AppSession } from '../../domain/records.ts'
import { findOpenSession } from '../app-sessions.ts'
import type { Action } from '../operation.ts'

/** K18, before the CRM hears of it: ends the session. */
export const logOutOfApp: Action<{ sessionId: string }, AppSession> = ({ body }, world) => {
  const session = findOpenSession(world, body.sessionId, { absent: 'K18-7', closed: 'K18-8' })
  world.appSessions.set(session.sessionId, { ...session, open: false })
  return { status: 200, body: session }
}
