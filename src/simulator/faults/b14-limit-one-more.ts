import type { Fault } from '../fault.ts'

export const b14LimitOneMore: Fault = {
  id: 'b14-limit-one-more',
  role: 'platform',
  title: 'limit is inclusive',
  breaks: ['B14-7', 'PAGE-1'],
  operations: {
    listUsers(input, world, honest) {
      const { limit } = input.query
      return honest(limit === undefined ? input : { ...input, query: { ...input.query, limit: limit + 1 } }, world)
    },
  },
}
