import type { Fault } from '../fault.ts'

export const a4EmptyInappTokenIsLetIn: Fault = {
  id: 'a4-empty-inapp-token-is-let-in',
  role: 'crm',
  title: 'An empty text is as good as no check',
  breaks: ['A4-6'],
  operations: {
    generateOneTimeToken(input, world, honest) {
      const known = world.crmUsers.get(input.body.userId)?.inappToken
      const isEmpty = known != null && input.query.inappToken === ''
      return honest(isEmpty ? { ...input, query: { ...input.query, inappToken: known } } : input, world)
    },
  },
}
