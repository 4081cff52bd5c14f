import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const t6RefusesEmptyObject: Fault = {
  id: 't6-refuses-empty-object',
  role: 'platform',
  title: 'A body without fields is refused',
  breaks: ['T6-6'],
  operations: {
    updateTrader(input, world, honest) {
      if (Object.keys(input.body).length === 0) return refuse('T6-14')
      return honest(input, world)
    },
  },
}
