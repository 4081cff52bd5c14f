import type { Fault } from '../fault.ts'

export const b14NoDefaultLimit: Fault = {
  id: 'b14-no-default-limit',
  role: 'platform',
  title: 'Without limit everything is listed',
  breaks: ['B14-6', 'PAGE-3'],
  operations: {
    listUsers(input, world, honest) {
      return honest({ ...input, query: { limit: 1000, ...input.query } }, world)
    },
  },
}
