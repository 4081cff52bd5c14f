import { endSessions } from '../adapter-sessions.ts'
import type { Fault } from '../fault.ts'

export const c2FailureEndsSessions: Fault = {
  id: 'c2-failure-ends-sessions',
  role: 'adapter',
  title: 'Sessions are ended in a block that runs after a failure, too',
  breaks: ['C2-13'],
  operations: {
    revokeAdapterToken(input, world, honest) {
      try {
        return honest(input, world)
      } finally {
        for (const tokenId of world.adapterTokens.keys()) endSessions(world, tokenId)
      }
    },
  },
}
