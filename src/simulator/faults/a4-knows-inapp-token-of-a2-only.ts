import type { Fault } from '../fault.ts'

export const a4KnowsInappTokenOfA2Only: Fault = {
  id: 'a4-knows-inapp-token-of-a2-only',
  role: 'crm',
  title: 'What A3 returns is not written down',
  breaks: ['A4-4'],
  operations: {
    authorizeAccessToken(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status === 200 && answer.body?.inappToken !== undefined) world.inappTokens.delete(answer.body.inappToken)
      return answer
    },
  },
}
