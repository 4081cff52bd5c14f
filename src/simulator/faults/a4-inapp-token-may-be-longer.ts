import type { Fault } from '../fault.ts'

export const a4InappTokenMayBeLonger: Fault = {
  id: 'a4-inapp-token-may-be-longer',
  role: 'crm',
  title: 'What follows the inappToken is taken for something else',
  breaks: ['A4-5'],
  operations: {
    generateOneTimeToken(input, world, honest) {
      const known = world.crmUsers.get(input.body.userId)?.inappToken
      const isLonger = known != null && input.query.inappToken?.startsWith(known) === true
      return honest(isLonger ? { ...input, query: { ...input.query, inappToken: known } } : input, world)
    },
  },
}
