import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { leaveTokenToFault } from '../fault-parts/contract.ts'
import { managerOf } from '../fault-parts/identity.ts'

export const b3ChecksTokenLast: Fault = {
  id: 'b3-checks-token-last',
  role: 'platform',
  title: 'The token is looked at when the answer is written, and the e-mail is changed by then',
  breaks: ['B3-6'],
  contract: leaveTokenToFault('changeEmail'),
  operations: {
    changeEmail(input, world, honest) {
      const answer = honest(input, world)
      return managerOf(world, input.query) ? answer : refuse('B3-6')
    },
  },
}
