import type { Fault } from '../fault.ts'

export const a4InappTokenWorksOnce: Fault = {
  id: 'a4-inapp-token-works-once',
  role: 'crm',
  title: 'The inappToken is used up by the first page',
  breaks: ['A4-4'],
  operations: {
    generateOneTimeToken(input, world, honest) {
      const answer = honest(input, world)
      if (input.query.inappToken !== undefined) world.inappTokens.delete(input.query.inappToken)
      return answer
    },
  },
}
