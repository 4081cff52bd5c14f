import type { Fault } from '../fault.ts'

export const b14StartsAfterTheFirst: Fault = {
  id: 'b14-starts-after-the-first',
  role: 'platform',
  title: 'Records are counted from one, and so skip is one by default',
  breaks: ['B14-9', 'PAGE-3'],
  operations: {
    listUsers(input, world, honest) {
      return honest({ ...input, query: { skip: 1, ...input.query } }, world)
    },
  },
}
