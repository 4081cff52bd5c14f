import type { Fault } from '../fault.ts'

export const b14SkipOneLess: Fault = {
  id: 'b14-skip-one-less',
  role: 'platform',
  title: 'skip is the number of the first record, counted from one',
  breaks: ['B14-8', 'PAGE-1'],
  operations: {
    listUsers(input, world, honest) {
      return honest({ ...input, query: { ...input.query, skip: Math.max((input.query.skip ?? 0) - 1, 0) } }, world)
    },
  },
}
