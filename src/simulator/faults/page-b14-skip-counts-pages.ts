import type { Fault } from '../fault.ts'

export const pageB14SkipCountsPages: Fault = {
  id: 'page-b14-skip-counts-pages',
  role: 'platform',
  title: 'skip counts pages',
  breaks: ['PAGE-1', 'B14-8'],
  operations: {
    listUsers(input, world, honest) {
      const { skip = 0, limit = 100 } = input.query
      return honest({ ...input, query: { ...input.query, skip: skip * limit } }, world)
    },
  },
}
