import type { Fault } from '../fault.ts'
import { digest } from '../token-source.ts'

export const c2RecallsLastOnly: Fault = {
  id: 'c2-recalls-last-only',
  role: 'adapter',
  title: 'The cache of revoked tokens has room for one',
  breaks: ['C2-9', 'C2-10'],
  operations: {
    revokeAdapterToken(input, world, honest) {
      const answer = honest(input, world)
      const last = digest(input.caller.bearer ?? '')
      for (const token of Array.from(world.adapterTokens.values())) {
        if (token.tokenId !== last) world.adapterTokens.set(token.tokenId, { ...token, revokedUntil: null })
      }
      return answer
    },
  },
}
