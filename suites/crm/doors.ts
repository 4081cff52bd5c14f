import type { CrmContext } from '../kit/crm.ts'
import type { Answer } from '../kit/exchange.ts'
import { NotApplicable } from '../kit/outcome.ts'
import { attribution, registration } from './callbacks.ts'
import { inappQuery, logInToStay } from './log-in.ts'

/** An operation that takes a body, with a body that it accepts. */
export interface Door {
  ref: string
  id: string
  body: Record<string, unknown>
  query: Record<string, string>
  /** A broker may take note of a callback first and read it later. */
  isCallback: boolean
}

/** A1 to A4, A6 and A7 with bodies that work right now; the callbacks only when the profile says where they are. */
export async function openDoors(context: CrmContext): Promise<Door[]> {
  const { crm, given, run, credentials, target } = context
  const accessToken = (await accessTokenIfAny(context)) ?? run.token()
  const code = await crm.issueOneTimeToken(given.userId)
  const door = (ref: string, id: string, body: Record<string, unknown>): Door => ({ ref, id, body, query: {}, isCallback: false })
  const doors = [
    door('A1', 'issueCrmApiToken', { password: credentials.apiPassword }),
    door('A2', 'authorizeOneTime', { code }),
    door('A3', 'authorizeAccessToken', { accessToken }),
    { ...door('A4', 'generateOneTimeToken', { userId: given.userId }), ...inappQuery(crm, given.userId) },
  ]
  if (target.credentials.webhookAuthorization === undefined) return doors
  if (target.attributionUrl) doors.push({ ...door('A6', 'attributeUser', attribution(context, given.partnerUserId)), isCallback: true })
  if (target.registrationUrl) doors.push({ ...door('A7', 'registerUser', registration(context)), isCallback: true })
  return doors
}

/** Sends a door something that is none of its bodies. */
export function knockAt({ crm }: CrmContext, door: Door, input: Record<string, unknown>): Promise<Answer> {
  return crm.call(door.id, { query: door.query, ...input, malformed: true })
}

/** The accessToken of a fresh log-in, when this CRM returns any. */
export async function accessTokenIfAny(context: CrmContext): Promise<string | undefined> {
  try {
    return (await logInToStay(context)).accessToken
  } catch (error) {
    if (error instanceof NotApplicable) return undefined
    throw error
  }
}
