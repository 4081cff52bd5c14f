import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const b2DemandsBothPlaces: Fault = {
  id: 'b2-demands-both-places',
  role: 'platform',
  title: 'The names are demanded in the query and in the body',
  breaks: ['B2-1'],
  operations: {
    acceptAgreement(input, world, honest) {
      if (input.query.userId === undefined || input.body?.userId === undefined) return refuse('B2-6', undefined, 'userId')
      return honest(input, world)
    },
  },
}
