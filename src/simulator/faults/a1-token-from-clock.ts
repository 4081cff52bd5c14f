import type { Fault } from '../fault.ts'
import { digest } from '../token-source.ts'

export const a1TokenFromClock: Fault = {
  id: 'a1-token-from-clock',
  role: 'crm',
  title: 'The token is made of the minute on the clock',
  breaks: ['A1-2'],
  operations: {
    issueCrmApiToken(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status !== 200) return answer
      const value = `crm-${Math.floor(world.now / 60_000)}`
      world.crmTokens.set(digest(value), { value, issuedAt: world.now })
      return { status: 200, body: { crmApiToken: value } }
    },
  },
}
