import { refuse } from '../../domain/refusal.ts'
import { openSession } from '../app-sessions.ts'
import type { Action, Input } from '../operation.ts'
import { findUser } from '../people.ts'
import type { World } from '../world.ts'
import type { Identified } from './k13-log-in-to-app.ts'

/** K14, once the CRM has answered A3: opens a session of the user whom it named. */
export const logInAgain: Action<Input<'logInAgain'>['body'] & { identity: Identified }, { sessionId: string }> = ({ body }, world) => {
  const { identity, accessToken, brokerName } = body
  if (!findUser(world, identity.userId)) return refuse('K14-2', `A3: named user ${identity.userId}, whom the platform does not know`)
  const inappToken = identity.inappToken ?? rememberedInappToken(world, identity.userId, accessToken)
  const { sessionId } = openSession(world, { userId: identity.userId, accessToken, inappToken }, { brokerName })
  return { status: 200, body: { sessionId } }
}

/** A CRM that says nothing now still wants back what it gave with this access token before. */
function rememberedInappToken(world: World, userId: number, accessToken: string): string | undefined {
  const sessions = world.appSessions.by('userId', userId).filter((session) => session.accessToken === accessToken)
  return sessions.findLast(({ inappToken }) => inappToken !== null)?.inappToken ?? undefined
}
