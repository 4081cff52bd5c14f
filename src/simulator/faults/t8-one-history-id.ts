import type { Fault } from '../fault.ts'

export const t8OneHistoryId: Fault = {
  id: 't8-one-history-id',
  role: 'platform',
  title: 'balanceHistoryId is the login',
  breaks: ['T8-3'],
  operations: {
    changeBalance(input, world, honest) {
      const answer = honest(input, world)
      return answer.status === 200 ? { ...answer, body: { balanceHistoryId: input.path.login } } : answer
    },
  },
}
