import type { Fault } from '../fault.ts'

export const a4TakesAnyInappToken: Fault = {
  id: 'a4-takes-any-inapp-token',
  role: 'crm',
  title: 'The inappToken has to be there, and that is all',
  breaks: ['A4-5', 'A4-7'],
  operations: {
    generateOneTimeToken(input, world, honest) {
      const expected = world.crmUsers.get(input.body.userId)?.inappToken ?? undefined
      const inappToken = input.query.inappToken === undefined ? undefined : expected
      return honest({ ...input, query: { ...input.query, inappToken } as typeof input.query }, world)
    },
  },
}
