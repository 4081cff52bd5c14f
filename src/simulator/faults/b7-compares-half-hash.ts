import type { Fault } from '../fault.ts'

export const b7ComparesHalfHash: Fault = {
  id: 'b7-compares-half-hash',
  role: 'platform',
  title: 'Only the first half of the hash is compared',
  breaks: ['B7-8'],
  operations: {
    linkAccount(input, world, honest) {
      const { traderLogin, traderPasswordHash: sent } = input.body
      const known = world.traders.get(traderLogin)?.hashedPassword ?? sent
      const isTaken = known.slice(0, 16).toLowerCase() === sent.slice(0, 16).toLowerCase()
      return honest({ ...input, body: { ...input.body, traderPasswordHash: isTaken ? known : sent } }, world)
    },
  },
}
