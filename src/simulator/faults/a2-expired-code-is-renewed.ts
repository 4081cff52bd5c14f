import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const a2ExpiredCodeIsRenewed: Fault = {
  id: 'a2-expired-code-is-renewed',
  role: 'crm',
  title: 'A refused attempt touches the row, and with it the time of its generation',
  breaks: ['A2-4', 'TOKEN-2'],
  operations: {
    authorizeOneTime(input, world, honest) {
      const token = world.oneTimeTokens.get(input.body.code)
      if (!token || token.spent || world.now - token.issuedAt < 60_000) return honest(input, world)
      world.oneTimeTokens.set(token.value, { ...token, issuedAt: world.now })
      return refuse('A2-4', 'this code is too old', 'body.code')
    },
  },
}
