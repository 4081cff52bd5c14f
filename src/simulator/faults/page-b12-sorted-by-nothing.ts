import type { Fault } from '../fault.ts'

export const pageB12SortedByNothing: Fault = {
  id: 'page-b12-sorted-by-nothing',
  role: 'platform',
  title: 'Accounts come as the database happens to give them',
  breaks: ['PAGE-2'],
  operations: {
    listLinkedAccounts(input, world, honest) {
      const answer = honest(input, world)
      const isEven = world.nextId('fault-turn') % 2 === 0
      if (answer.status !== 200 || !answer.body || !isEven || input.body.limit !== undefined) return answer
      return { status: 200, body: { ...answer.body, accounts: answer.body.accounts.toReversed() } }
    },
  },
}
