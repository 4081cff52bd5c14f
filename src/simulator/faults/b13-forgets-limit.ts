import type { Fault } from '../fault.ts'

export const b13ForgetsLimit: Fault = {
  id: 'b13-forgets-limit',
  role: 'platform',
  title: 'limit is ignored',
  breaks: ['B13-8', 'PAGE-1'],
  operations: {
    listInvitedUsers: (input, world, honest) => honest({ ...input, query: { ...input.query, limit: 100 } }, world),
  },
}
