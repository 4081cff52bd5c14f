import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const b2RefusesRepeatedAgreement: Fault = {
  id: 'b2-refuses-repeated-agreement',
  role: 'platform',
  title: 'A user who agreed already is refused',
  breaks: ['B2-1'],
  operations: {
    acceptAgreement(input, world, honest) {
      const userId = input.query.userId ?? input.body?.userId
      if (userId !== undefined && world.users.get(userId)?.agreementAccepted) return refuse('B2-8', 'agreed already', 'userId')
      return honest(input, world)
    },
  },
}
