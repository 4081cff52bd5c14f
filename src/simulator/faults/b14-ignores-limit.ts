import type { Fault } from '../fault.ts'

export const b14IgnoresLimit: Fault = {
  id: 'b14-ignores-limit',
  role: 'platform',
  title: 'Every page has a hundred records',
  breaks: ['B14-7', 'PAGE-1'],
  operations: {
    listUsers(input, world, honest) {
      const { limit: _, ...query } = input.query
      return honest({ ...input, query }, world)
    },
  },
}
