import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b7TrimsHash: Fault = {
  id: 'b7-trims-hash',
  role: 'platform',
  title: 'Spaces around the hash are cut off',
  breaks: ['B7-6'],
  contract: redefineField('linkAccount', 'traderPasswordHash', { type: 'string', pattern: '^\\s*[0-9a-fA-F]{32}\\s*$' }),
  operations: {
    linkAccount: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, traderPasswordHash: input.body.traderPasswordHash.trim() } }, world),
  },
}
