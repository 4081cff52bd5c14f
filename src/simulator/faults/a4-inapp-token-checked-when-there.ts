import type { Fault } from '../fault.ts'

export const a4InappTokenCheckedWhenThere: Fault = {
  id: 'a4-inapp-token-checked-when-there',
  role: 'crm',
  title: 'The inappToken is checked when there is one',
  breaks: ['A4-6'],
  operations: {
    generateOneTimeToken(input, world, honest) {
      const known = world.crmUsers.get(input.body.userId)?.inappToken
      const isMissing = known != null && input.query.inappToken === undefined
      return honest(isMissing ? { ...input, query: { ...input.query, inappToken: known } } : input, world)
    },
  },
}
