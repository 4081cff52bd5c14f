import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'

export const b3WithoutEmailClearsIt: Fault = {
  id: 'b3-without-email-clears-it',
  role: 'platform',
  title: 'A call without newEmail takes the e-mail away',
  breaks: ['B3-4'],
  contract: makeOptional('changeEmail', 'newEmail'),
  operations: {
    changeEmail: (input, world, honest) => honest({ ...input, body: { ...input.body, newEmail: input.body.newEmail ?? '' } }, world),
  },
}
