import type { Fault } from '../fault.ts'

export const b12PageSortedAfter: Fault = {
  id: 'b12-page-sorted-after',
  role: 'platform',
  title: 'The page is cut out as the records were stored, and sorted the other way then',
  breaks: ['PAGE-1', 'PAGE-2', 'B12-12'],
  operations: {
    listLinkedAccounts(input, world, honest) {
      const answer = honest(input, world)
      const isOdd = (world.now + world.accountLinks.size) % 2 === 1
      return answer.status === 200 && answer.body && isOdd
        ? { status: 200, body: { ...answer.body, accounts: answer.body.accounts.toReversed() } }
        : answer
    },
  },
}
