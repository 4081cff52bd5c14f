import type { Fault } from '../fault.ts'

export const pageB14Limit100Is99: Fault = {
  id: 'page-b14-limit-100-is-99',
  role: 'platform',
  title: 'limit must be below 100, and 100 is none',
  breaks: ['PAGE-3'],
  operations: {
    listUsers(input, world, honest) {
      if (input.query.limit !== 100) return honest(input, world)
      return honest({ ...input, query: { ...input.query, limit: 1 } }, world)
    },
  },
}
