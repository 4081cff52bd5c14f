import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const t8DemandsComment: Fault = {
  id: 't8-demands-comment',
  role: 'platform',
  title: 'comment is demanded as well',
  breaks: ['T8-2', 'T8-1', 'T8-3', 'T8-4', 'T8-5'],
  operations: {
    changeBalance(input, world, honest) {
      if (input.body.comment === undefined) return refuse('T8-27')
      return honest(input, world)
    },
  },
}
