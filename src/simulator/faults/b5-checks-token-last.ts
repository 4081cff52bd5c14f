import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { leaveTokenToFault } from '../fault-parts/contract.ts'
import { managerOf } from '../fault-parts/identity.ts'

export const b5ChecksTokenLast: Fault = {
  id: 'b5-checks-token-last',
  role: 'platform',
  title: 'The token is looked at when the answer is written, and the sessions are dropped by then',
  breaks: ['B5-5'],
  contract: leaveTokenToFault('logOutUser'),
  operations: {
    logOutUser(input, world, honest) {
      const answer = honest(input, world)
      return managerOf(world, input.query) ? answer : refuse('B5-5')
    },
  },
}
