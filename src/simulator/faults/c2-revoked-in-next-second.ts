import type { AdapterToken } from '../../domain/records.ts'
import type { Fault } from '../fault.ts'
import { digest } from '../token-source.ts'

type RevokedToken = AdapterToken & { revokedAt?: number }

export const c2RevokedInNextSecond: Fault = {
  id: 'c2-revoked-in-next-second',
  role: 'adapter',
  title: 'A token is refused from the next second on',
  breaks: ['C2-9'],
  operations: {
    openAdapterSession(input, world, honest) {
      const token = world.adapterTokens.get(digest(input.body.token))
      const isFresh = token !== undefined && token.revokedUntil !== null && world.now - ((token as RevokedToken).revokedAt ?? 0) < 1000
      if (!isFresh) return honest(input, world)
      world.adapterTokens.set(token.tokenId, { ...token, revokedUntil: null })
      const answer = honest(input, world)
      world.adapterTokens.set(token.tokenId, token)
      return answer
    },
    revokeAdapterToken(input, world, honest) {
      const answer = honest(input, world)
      const token = world.adapterTokens.get(digest(input.caller.bearer ?? ''))
      if (token) world.adapterTokens.set(token.tokenId, revokedAt(token, world.now))
      return answer
    },
  },
}

function revokedAt(token: AdapterToken, at: number): RevokedToken {
  return { ...token, revokedAt: at }
}
