import type { AdapterToken } from '../../domain/records.ts'
import { refuse } from '../../domain/refusal.ts'
import { DAY } from '../../domain/timestamp.ts'
import type { Fault } from '../fault.ts'
import { resealToken } from '../fault-parts/adapter.ts'
import { digest } from '../token-source.ts'

type UsedToken = AdapterToken & { usedAt?: number }

export const c1UseProlongsToken: Fault = {
  id: 'c1-use-prolongs-token',
  role: 'adapter',
  title: 'Thirty days count from the last use of a token',
  breaks: ['C1-10', 'C2-5'],
  operations: {
    generateAdapterToken: (input, world, honest) =>
      resealToken(honest(input, world), world, (grant) => ({ ...grant, expiresAt: grant.issuedAt + 365 * DAY })),
    openAdapterSession(input, world, honest) {
      const token = world.adapterTokens.get(digest(input.body.token))
      const usedAt = token === undefined ? world.now : Math.max(token.issuedAt, (token as UsedToken).usedAt ?? 0)
      if (world.now >= usedAt + 30 * DAY) return refuse('K22-4', 'this token expired', 'token')
      if (token) world.adapterTokens.set(token.tokenId, usedNow(token, world.now))
      return honest(input, world)
    },
  },
}

function usedNow(token: AdapterToken, usedAt: number): UsedToken {
  return { ...token, usedAt }
}
