import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'

export const b7HashOptional: Fault = {
  id: 'b7-hash-optional',
  role: 'platform',
  title: 'A call without a hash needs none to be right',
  breaks: ['B7-5'],
  contract: makeOptional('linkAccount', 'traderPasswordHash'),
  operations: {
    linkAccount(input, world, honest) {
      const known = world.traders.get(input.body.traderLogin)?.hashedPassword ?? ''
      return honest({ ...input, body: { ...input.body, traderPasswordHash: input.body.traderPasswordHash ?? known } }, world)
    },
  },
}
