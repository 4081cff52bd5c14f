import type { Fault } from '../fault.ts'

export const tokenCodeAsAccessToken: Fault = {
  id: 'token-code-as-access-token',
  role: 'crm',
  title: 'A3 takes any token that names a user',
  breaks: ['TOKEN-1'],
  operations: {
    authorizeAccessToken(input, world, honest) {
      const found = world.oneTimeTokens.get(input.body.accessToken)
      return found && !found.spent ? { status: 200, body: { userId: found.userId } } : honest(input, world)
    },
  },
}
