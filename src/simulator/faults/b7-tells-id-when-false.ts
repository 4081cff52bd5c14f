import type { Fault } from '../fault.ts'

export const b7TellsIdWhenFalse: Fault = {
  id: 'b7-tells-id-when-false',
  role: 'platform',
  title: 'Whether returnAccountDetails is there counts, and not its value',
  breaks: ['B7-2'],
  operations: {
    linkAccount: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, returnAccountDetails: input.body.returnAccountDetails !== undefined } }, world),
  },
}
