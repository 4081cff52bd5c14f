import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { leaveTokenToFault } from '../fault-parts/contract.ts'
import { managerOf } from '../fault-parts/identity.ts'

export const b1ChecksTokenLast: Fault = {
  id: 'b1-checks-token-last',
  role: 'platform',
  title: 'The token is looked at when the answer is written, and the user is stored by then',
  breaks: ['B1-7'],
  contract: leaveTokenToFault('createSsoUser'),
  operations: {
    createSsoUser(input, world, honest) {
      const answer = honest(input, world)
      return managerOf(world, input.query) ? answer : refuse('B1-7')
    },
  },
}
