import type { Fault } from '../fault.ts'

export const b18AccountAnswersOwner: Fault = {
  id: 'b18-account-answers-owner',
  role: 'platform',
  title: 'uidTraderAccountId leads to its owner, and the owner has the identifier',
  breaks: ['B18-3', 'B17-3', 'B17-5'],
  operations: {
    getReferral(input, world, honest) {
      const link = world.accountLinks.get(input.query.uidTraderAccountId ?? 0)
      return honest(link ? { ...input, query: { brokerCrmName: input.query.brokerCrmName, userId: link.userId } } : input, world)
    },
  },
}
