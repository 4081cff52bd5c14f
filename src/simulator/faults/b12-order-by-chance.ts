import type { Fault } from '../fault.ts'
import { cutPage } from '../fault-parts/list.ts'

export const b12OrderByChance: Fault = {
  id: 'b12-order-by-chance',
  role: 'platform',
  title: 'Nothing sorts the list, and its order is what the database has at hand',
  breaks: ['B12-12', 'PAGE-1', 'PAGE-2'],
  operations: {
    listLinkedAccounts(input, world, honest) {
      const { limit: _limit, skip: _skip, ...filter } = input.body
      const answer = honest({ ...input, body: filter }, world)
      if (answer.status !== 200 || !answer.body) return answer
      const { accounts } = answer.body
      const isOdd = world.nextId('fault-turn') % 2 === 1
      return { status: 200, body: { ...answer.body, accounts: cutPage(isOdd ? accounts.toReversed() : accounts, input.body) } }
    },
  },
}
