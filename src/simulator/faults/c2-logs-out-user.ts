import type { Fault } from '../fault.ts'
import { digest } from '../token-source.ts'

export const c2LogsOutUser: Fault = {
  id: 'c2-logs-out-user',
  role: 'adapter',
  title: 'All tokens of the user are revoked',
  breaks: ['C2-15'],
  operations: {
    revokeAdapterToken(input, world, honest) {
      const answer = honest(input, world)
      const userId = world.adapterTokens.get(digest(input.caller.bearer ?? ''))?.userId
      for (const token of Array.from(world.adapterTokens.values())) {
        if (token.userId === userId) world.adapterTokens.set(token.tokenId, { ...token, revokedUntil: token.expiresAt })
      }
      return answer
    },
  },
}
