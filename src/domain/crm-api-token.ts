import type { CrmToken } from './records.ts'
import { DAY } from './timestamp.ts'

/** Tells whether a CRM API token still opens A2 to A5. The broker chooses its life, a week at least. */
export function isCrmTokenAlive(token: CrmToken, now: number, lifeDays: number): boolean {
  return now - token.issuedAt < lifeDays * DAY
}
