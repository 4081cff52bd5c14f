import type { Fault } from '../fault.ts'

export const b14DefaultLimitOneMore: Fault = {
  id: 'b14-default-limit-one-more',
  role: 'platform',
  title: 'The query asks for one more record to know whether there are more, and lists it',
  breaks: ['B14-6', 'PAGE-3'],
  operations: {
    listUsers(input, world, honest) {
      return honest({ ...input, query: { limit: 101, ...input.query } }, world)
    },
  },
}
