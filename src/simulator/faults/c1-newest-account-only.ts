import type { Fault } from '../fault.ts'

export const c1NewestAccountOnly: Fault = {
  id: 'c1-newest-account-only',
  role: 'adapter',
  title: 'Each user is joined to one account',
  breaks: ['C1-6'],
  operations: {
    openAdapterSession(input, world, honest) {
      const answer = honest(input, world)
      return answer.status === 200 && answer.body && input.body.uidTraderAccountId === undefined
        ? { ...answer, body: { ...answer.body, accounts: answer.body.accounts.slice(-1) } }
        : answer
    },
  },
}
