import type { Fault } from '../fault.ts'

export const b18NobodyAnswersEmpty: Fault = {
  id: 'b18-nobody-answers-empty',
  role: 'platform',
  title: 'Nobody has no identifier, which is answered with nothing',
  breaks: ['B18-5'],
  operations: {
    getReferral(input, world, honest) {
      const { userId, uidTraderAccountId } = input.query
      return userId === undefined && uidTraderAccountId === undefined ? { status: 200 } : honest(input, world)
    },
  },
}
