import type { Fault } from '../fault.ts'

export const a4TokenIsInappToken: Fault = {
  id: 'a4-token-is-inapp-token',
  role: 'crm',
  title: 'Whoever shows an inappToken gets it back as the token',
  breaks: ['A4-9', 'A4-2'],
  operations: {
    generateOneTimeToken(input, world, honest) {
      const answer = honest(input, world)
      const { inappToken } = input.query
      return inappToken !== undefined && answer.status === 200 ? { status: 200, body: { token: inappToken } } : answer
    },
  },
}
