import type { SsoCode } from './records.ts'
import { refuse } from './refusal.ts'

/** Spends a code of B15, or refuses: never issued, already spent, or older than its life. */
export function redeemSsoCode(code: SsoCode | undefined, now: number, lifeSeconds: number): SsoCode {
  if (!code) return refuse('TOKEN-4', 'this code was never issued', 'code')
  if (code.spent) return refuse('B15-6', 'this code was redeemed before', 'code')
  if (now - code.issuedAt >= lifeSeconds * 1000) return refuse('B15-5', `this code was issued more than ${lifeSeconds} seconds ago`, 'code')
  return { ...code, spent: true }
}
