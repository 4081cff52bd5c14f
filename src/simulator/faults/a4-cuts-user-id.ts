import type { Fault } from '../fault.ts'

export const a4CutsUserId: Fault = {
  id: 'a4-cuts-user-id',
  role: 'crm',
  title: 'Ids are read into 32 bits',
  breaks: ['A4-3'],
  operations: {
    generateOneTimeToken: (input, world, honest) => honest({ ...input, body: { userId: input.body.userId | 0 } }, world),
  },
}
