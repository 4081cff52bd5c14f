import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const t8RefusesSkipMargin: Fault = {
  id: 't8-refuses-skip-margin',
  role: 'platform',
  title: 'skipMarginValidation needs a right that nobody has',
  breaks: ['T8-13'],
  operations: {
    changeBalance(input, world, honest) {
      if (input.body.skipMarginValidation) return refuse('T8-22')
      return honest(input, world)
    },
  },
}
