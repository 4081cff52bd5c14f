import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { leaveTokenToFault } from '../fault-parts/contract.ts'
import { managerOf } from '../fault-parts/identity.ts'

export const b7ChecksTokenLast: Fault = {
  id: 'b7-checks-token-last',
  role: 'platform',
  title: 'The token is looked at when the answer is written, and the link is stored by then',
  breaks: ['B7-7'],
  contract: leaveTokenToFault('linkAccount'),
  operations: {
    linkAccount(input, world, honest) {
      const answer = honest(input, world)
      return managerOf(world, input.query) ? answer : refuse('B7-7')
    },
  },
}
