import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b3UserIdAsText: Fault = {
  id: 'b3-user-id-as-text',
  role: 'platform',
  title: 'An id in text is turned into a number',
  breaks: ['B3-4'],
  contract: redefineField('changeEmail', 'userId', { type: ['integer', 'string'] }),
  operations: {
    changeEmail: (input, world, honest) => honest({ ...input, body: { ...input.body, userId: Number(input.body.userId) } }, world),
  },
}
