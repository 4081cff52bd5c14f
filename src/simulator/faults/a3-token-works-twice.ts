import type { Fault } from '../fault.ts'

export const a3TokenWorksTwice: Fault = {
  id: 'a3-token-works-twice',
  role: 'crm',
  title: 'An access token is good for two log-ins',
  breaks: ['A3-3'],
  operations: {
    authorizeAccessToken(input, world, honest) {
      const answer = honest(input, world)
      const token = world.accessTokens.get(input.body.accessToken)
      if (token && world.nextId(`fault-use:${token.value}`) === 2) world.accessTokens.set(token.value, { ...token, revoked: true })
      return answer
    },
  },
}
