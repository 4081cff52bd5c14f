import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { leaveTokenToFault } from '../fault-parts/contract.ts'

export const b2TakesAnyToken: Fault = {
  id: 'b2-takes-any-token',
  role: 'platform',
  title: 'A token must be there, and nobody compares it',
  breaks: ['B2-7', 'AUTH-9'],
  contract: leaveTokenToFault('acceptAgreement'),
  operations: {
    acceptAgreement(input, world, honest) {
      return 'token' in input.query ? honest(input, world) : refuse('B2-7')
    },
  },
}
