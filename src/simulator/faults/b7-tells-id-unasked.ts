import type { Fault } from '../fault.ts'

export const b7TellsIdUnasked: Fault = {
  id: 'b7-tells-id-unasked',
  role: 'platform',
  title: 'The id is told unless it is turned off',
  breaks: ['B7-2'],
  operations: {
    linkAccount: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, returnAccountDetails: input.body.returnAccountDetails ?? true } }, world),
  },
}
