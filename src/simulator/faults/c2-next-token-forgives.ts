import type { Fault } from '../fault.ts'

export const c2NextTokenForgives: Fault = {
  id: 'c2-next-token-forgives',
  role: 'adapter',
  title: 'A new token for a user clears what was revoked before',
  breaks: ['C2-9', 'C2-10'],
  operations: {
    generateAdapterToken(input, world, honest) {
      for (const token of Array.from(world.adapterTokens.values())) {
        if (token.userId === input.body.userId) world.adapterTokens.set(token.tokenId, { ...token, revokedUntil: null })
      }
      return honest(input, world)
    },
  },
}
