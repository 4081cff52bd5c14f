import type { OneTimeToken } from './records.ts'
import { refuse } from './refusal.ts'

export const ONE_TIME_TOKEN_LIFE = 60_000

/** Spends the token, or refuses: never issued, already spent, or older than its life. */
export function spendOneTimeToken(token: OneTimeToken | undefined, now: number): OneTimeToken {
  if (!token) return refuse('A2-2', 'this code was never issued', 'body.code')
  if (token.spent) return refuse('A2-3', 'this code was exchanged before', 'body.code')
  const age = now - token.issuedAt
  if (age >= ONE_TIME_TOKEN_LIFE) return refuse('A2-4', `was generated ${age} ms ago`, 'body.code')
  return { ...token, spent: true }
}
