import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'

export const b6EmailOptional: Fault = {
  id: 'b6-email-optional',
  role: 'platform',
  title: 'A call without an e-mail creates a user without one',
  breaks: ['B6-11'],
  contract: makeOptional('createUser', 'email'),
  operations: {
    createUser: (input, world, honest) => honest({ ...input, body: { ...input.body, email: input.body.email ?? '' } }, world),
  },
}
