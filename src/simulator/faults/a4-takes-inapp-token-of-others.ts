import type { Fault } from '../fault.ts'

export const a4TakesInappTokenOfOthers: Fault = {
  id: 'a4-takes-inapp-token-of-others',
  role: 'crm',
  title: 'The inappToken was issued, and nobody asks to whom',
  breaks: ['A4-7'],
  operations: {
    generateOneTimeToken(input, world, honest) {
      const known = world.crmUsers.get(input.body.userId)?.inappToken
      const wasIssued = known != null && world.inappTokens.has(input.query.inappToken ?? '')
      return honest(wasIssued ? { ...input, query: { ...input.query, inappToken: known } } : input, world)
    },
  },
}
