import type { Fault } from '../fault.ts'
import { leaveTokenToFault } from '../fault-parts/contract.ts'
import { managerOf } from '../fault-parts/identity.ts'

export const b4AnswersEmptyWithoutToken: Fault = {
  id: 'b4-answers-empty-without-token',
  role: 'platform',
  title: 'Without a token nobody is found, which is answered as always',
  breaks: ['B4-7', 'AUTH-7'],
  contract: leaveTokenToFault('getSsoUserId'),
  operations: {
    getSsoUserId: (input, world, honest) => (managerOf(world, input.query) ? honest(input, world) : { status: 200, body: {} }),
  },
}
