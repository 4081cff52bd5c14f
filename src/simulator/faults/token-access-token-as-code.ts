import type { Fault } from '../fault.ts'

export const tokenAccessTokenAsCode: Fault = {
  id: 'token-access-token-as-code',
  role: 'crm',
  title: 'A code is looked for among the access tokens as well',
  breaks: ['TOKEN-1'],
  operations: {
    authorizeOneTime(input, world, honest) {
      const found = world.accessTokens.get(input.body.code)
      return found ? { status: 200, body: { userId: found.userId } } : honest(input, world)
    },
  },
}
