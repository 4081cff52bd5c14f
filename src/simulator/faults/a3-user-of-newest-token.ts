import type { Fault } from '../fault.ts'

export const a3UserOfNewestToken: Fault = {
  id: 'a3-user-of-newest-token',
  role: 'crm',
  title: 'The token is found, and the user is taken from the newest row',
  breaks: ['A3-1'],
  operations: {
    authorizeAccessToken(input, world, honest) {
      const newest = Array.from(world.accessTokens.values()).at(-1)
      const answer = honest(input, world)
      return answer.status === 200 && newest ? { status: 200, body: { ...answer.body!, userId: newest.userId } } : answer
    },
  },
}
