import type { AccessToken } from './records.ts'
import { refuse } from './refusal.ts'
import { DAY } from './timestamp.ts'

/** Verifies a long-term access token, or refuses: never issued, withdrawn by a log-out, or past its life where it has one. */
export function verifyAccessToken(token: AccessToken | undefined, now: number, lifeDays: number | null): AccessToken {
  if (!token) return refuse('A3-2', 'this access token was never issued', 'body.accessToken')
  if (token.revoked) return refuse('A5-8', 'the user has logged out', 'body.accessToken')
  const age = now - token.issuedAt
  if (lifeDays !== null && age >= lifeDays * DAY) return refuse('A3-9', `was issued ${age} ms ago`, 'body.accessToken')
  return token
}
