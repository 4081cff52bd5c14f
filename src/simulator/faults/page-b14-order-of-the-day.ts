import type { Fault } from '../fault.ts'

export const pageB14OrderOfTheDay: Fault = {
  id: 'page-b14-order-of-the-day',
  role: 'platform',
  title: 'Nothing sorts the users, and the order is that of the day',
  breaks: ['PAGE-2', 'PAGE-1', 'B14-8'],
  operations: {
    listUsers(input, world, honest) {
      const answer = honest({ ...input, query: { ...input.query, limit: 1000, skip: 0 } }, world)
      if (answer.status !== 200) return answer
      const { skip = 0, limit = 100 } = input.query
      const { users } = answer.body!
      const first = world.nextId('fault-turn') % users.length
      return { status: 200, body: { users: [...users.slice(first), ...users.slice(0, first)].slice(skip, skip + limit) } }
    },
  },
}
