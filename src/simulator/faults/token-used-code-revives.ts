import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const tokenUsedCodeRevives: Fault = {
  id: 'token-used-code-revives',
  role: 'crm',
  title: 'A refused exchange is rolled back further than it went',
  breaks: ['TOKEN-2'],
  operations: {
    authorizeOneTime(input, world, honest) {
      const before = world.oneTimeTokens.get(input.body.code)
      const answer = world.nextId(`fault-turn:${input.body.code}`) === 2 && before?.spent ? undefined : honest(input, world)
      if (answer) return answer
      world.oneTimeTokens.set(before!.value, { ...before!, spent: false })
      return refuse('A2-3')
    },
  },
}
