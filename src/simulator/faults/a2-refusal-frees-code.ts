import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const a2RefusalFreesCode: Fault = {
  id: 'a2-refusal-frees-code',
  role: 'crm',
  title: 'Trouble of any kind rolls back what was written about the code',
  breaks: ['A2-3', 'TOKEN-2'],
  operations: {
    authorizeOneTime(input, world, honest) {
      const spent = world.oneTimeTokens.get(input.body.code)
      if (!spent?.spent) return honest(input, world)
      world.oneTimeTokens.set(spent.value, { ...spent, spent: false })
      return refuse('A2-3', 'this code was exchanged before', 'body.code')
    },
  },
}
