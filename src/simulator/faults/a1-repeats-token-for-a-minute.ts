import type { Fault } from '../fault.ts'
import { digest } from '../token-source.ts'

export const a1RepeatsTokenForAMinute: Fault = {
  id: 'a1-repeats-token-for-a-minute',
  role: 'crm',
  title: 'The answer is cached for a minute',
  breaks: ['A1-2', 'A1-3'],
  operations: {
    issueCrmApiToken(input, world, honest) {
      const last = Array.from(world.crmTokens.values()).at(-1)
      const answer = honest(input, world)
      const isCached = last !== undefined && world.now - last.issuedAt < 60_000
      if (!isCached || answer.status !== 200) return answer
      world.crmTokens.delete(digest(answer.body!.crmApiToken))
      return { status: 200, body: { crmApiToken: last.value } }
    },
  },
}
