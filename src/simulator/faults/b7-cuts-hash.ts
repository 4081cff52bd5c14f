import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b7CutsHash: Fault = {
  id: 'b7-cuts-hash',
  role: 'platform',
  title: 'The hash is cut to the 32 characters of its column',
  breaks: ['B7-6'],
  contract: redefineField('linkAccount', 'traderPasswordHash', { type: 'string', pattern: '^[0-9a-fA-F]{32}' }),
  operations: {
    linkAccount: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, traderPasswordHash: input.body.traderPasswordHash.slice(0, 32) } }, world),
  },
}
