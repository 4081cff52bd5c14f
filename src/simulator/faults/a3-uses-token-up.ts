import type { Fault } from '../fault.ts'

export const a3UsesTokenUp: Fault = {
  id: 'a3-uses-token-up',
  role: 'crm',
  title: 'An access token is taken for a code, and works once',
  breaks: ['A3-3'],
  operations: {
    authorizeAccessToken(input, world, honest) {
      const answer = honest(input, world)
      const token = world.accessTokens.get(input.body.accessToken)
      if (token) world.accessTokens.set(token.value, { ...token, revoked: true })
      return answer
    },
  },
}
