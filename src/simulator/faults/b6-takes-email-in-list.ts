import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b6TakesEmailInList: Fault = {
  id: 'b6-takes-email-in-list',
  role: 'platform',
  title: 'The first e-mail of a list is taken',
  breaks: ['B6-11'],
  contract: redefineField('createUser', 'email', { type: ['string', 'array'], pattern: '^[^@\\s]+@[^@\\s]+$' }),
  operations: {
    createUser: (input, world, honest) => honest({ ...input, body: { ...input.body, email: [input.body.email].flat().join() } }, world),
  },
}
