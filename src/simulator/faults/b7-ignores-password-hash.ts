import type { Fault } from '../fault.ts'

export const b7IgnoresPasswordHash: Fault = {
  id: 'b7-ignores-password-hash',
  role: 'platform',
  title: 'The hash is demanded, and nobody compares it',
  breaks: ['B7-8'],
  operations: {
    linkAccount(input, world, honest) {
      const known = world.traders.get(input.body.traderLogin)?.hashedPassword ?? input.body.traderPasswordHash
      return honest({ ...input, body: { ...input.body, traderPasswordHash: known } }, world)
    },
  },
}
