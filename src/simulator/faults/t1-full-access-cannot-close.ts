import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const t1FullAccessCannotClose: Fault = {
  id: 't1-full-access-cannot-close',
  role: 'platform',
  title: 'Deals against a position need a right that nobody has',
  breaks: ['T1-11'],
  operations: {
    fillDeal(input, world, honest) {
      if (input.body.positionId !== undefined) return refuse('K24-3')
      return honest(input, world)
    },
  },
}
