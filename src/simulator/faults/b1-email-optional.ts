import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'

export const b1EmailOptional: Fault = {
  id: 'b1-email-optional',
  role: 'platform',
  title: 'A call without an e-mail creates a user without one',
  breaks: ['B1-4'],
  contract: makeOptional('createSsoUser', 'email'),
  operations: {
    createSsoUser: (input, world, honest) => honest({ ...input, body: { ...input.body, email: input.body.email ?? '' } }, world),
  },
}
