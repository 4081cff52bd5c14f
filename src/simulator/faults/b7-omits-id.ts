import type { Fault } from '../fault.ts'

export const b7OmitsId: Fault = {
  id: 'b7-omits-id',
  role: 'platform',
  title: 'returnAccountDetails is ignored',
  breaks: ['B7-1'],
  operations: {
    linkAccount: (input, world, honest) => honest({ ...input, body: { ...input.body, returnAccountDetails: false } }, world),
  },
}
