import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { leaveTokenToFault } from '../fault-parts/contract.ts'
import { managerOf } from '../fault-parts/identity.ts'

export const b8ChecksTokenLast: Fault = {
  id: 'b8-checks-token-last',
  role: 'platform',
  title: 'The token is looked at when the answer is written, and the account is changed by then',
  breaks: ['B8-7'],
  contract: leaveTokenToFault('changeLinkedAccount'),
  operations: {
    changeLinkedAccount(input, world, honest) {
      const answer = honest(input, world)
      return managerOf(world, input.query) ? answer : refuse('B8-7')
    },
  },
}
