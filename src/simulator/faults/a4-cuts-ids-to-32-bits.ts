import type { Fault } from '../fault.ts'

export const a4CutsIdsTo32Bits: Fault = {
  id: 'a4-cuts-ids-to-32-bits',
  role: 'crm',
  title: 'The user id is an int',
  breaks: ['A4-3'],
  operations: {
    generateOneTimeToken: (input, world, honest) => honest({ ...input, body: { userId: input.body.userId >>> 0 } }, world),
  },
}
