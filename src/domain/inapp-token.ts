import type { InappToken } from './records.ts'
import { refuse } from './refusal.ts'

/** What there is to know about an in-app token that came back. */
export interface ReturnedInappToken {
  /** Whether this user was ever given one. */
  wasGiven: boolean
  sent: string | undefined
  /** What was issued under the value that was sent. */
  found: InappToken | undefined
}

/** Refuses an in-app token that is missing, made up or somebody else's. A user who was never given any needs none. */
export function verifyInappToken(userId: number, { wasGiven, sent, found }: ReturnedInappToken): void {
  if (!wasGiven) return
  if (sent === undefined) refuse('A4-6', `user ${userId} was given one, which is missing`, 'query.inappToken')
  if (!found) refuse('A4-5', 'this in-app token was never issued', 'query.inappToken')
  if (found.userId !== userId) refuse('A4-7', `this in-app token is not that of user ${userId}`, 'query.inappToken')
}
