import type { Fault } from '../fault.ts'

export const b14SkipCountsPages: Fault = {
  id: 'b14-skip-counts-pages',
  role: 'platform',
  title: 'skip counts pages instead of records',
  breaks: ['B14-8', 'PAGE-1'],
  operations: {
    listUsers(input, world, honest) {
      const { skip = 0, limit = 100 } = input.query
      return honest({ ...input, query: { ...input.query, skip: skip * limit } }, world)
    },
  },
}
