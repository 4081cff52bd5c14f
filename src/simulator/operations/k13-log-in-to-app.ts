import { refuse } from '../../domain/refusal.ts'
import { openSession } from '../app-sessions.ts'
import type { Action, Input } from '../operation.ts'
import { findUser } from '../people.ts'

/** Whom the CRM named in answer to a token. */
export interface Identified {
  userId: number
  accessToken?: string
  inappToken?: string
}

/** K13, once the CRM has answered A2: opens a session of the user whom it named. */
export const logInToApp: Action<Input<'logInToApp'>['body'] & { identity: Identified }, { sessionId: string }> = ({ body }, world) => {
  const { identity, ...place } = body
  if (!findUser(world, identity.userId)) return refuse('K13-2', `A2: named user ${identity.userId}, whom the platform does not know`)
  const { sessionId } = openSession(world, identity, place, { absent: 'K13-9', noLogin: 'K13-10' })
  return { status: 200, body: { sessionId } }
}
