import type { Fault } from '../fault.ts'

export const a3UnknownTokenIsNobody: Fault = {
  id: 'a3-unknown-token-is-nobody',
  role: 'crm',
  title: 'Where no user is found, the answer holds an empty one',
  breaks: ['A3-2'],
  operations: {
    authorizeAccessToken: (input, world, honest) =>
      world.accessTokens.has(input.body.accessToken) ? honest(input, world) : { status: 200, body: { userId: 0 } },
  },
}
