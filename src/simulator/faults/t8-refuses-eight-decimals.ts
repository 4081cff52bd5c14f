import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const t8RefusesEightDecimals: Fault = {
  id: 't8-refuses-eight-decimals',
  role: 'platform',
  title: 'Amounts have two decimals at most',
  breaks: ['T8-11'],
  operations: {
    changeBalance(input, world, honest) {
      if ((input.exact['preciseAmount']?.split('.')[1]?.length ?? 0) > 2) return refuse('T8-30')
      return honest(input, world)
    },
  },
}
