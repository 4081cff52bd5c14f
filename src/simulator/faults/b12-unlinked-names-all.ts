import type { Fault } from '../fault.ts'

export const b12UnlinkedNamesAll: Fault = {
  id: 'b12-unlinked-names-all',
  role: 'platform',
  title: 'What is not on the page counts as not linked',
  breaks: ['B12-9'],
  operations: {
    listLinkedAccounts(input, world, honest) {
      const answer = honest(input, world)
      const { traderLogins } = input.body
      return answer.status === 200 && answer.body && traderLogins
        ? { status: 200, body: { ...answer.body, unlinkedTraderLogins: traderLogins } }
        : answer
    },
  },
}
