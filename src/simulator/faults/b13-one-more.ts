import type { Fault } from '../fault.ts'

export const b13OneMore: Fault = {
  id: 'b13-one-more',
  role: 'platform',
  title: 'The page ends behind the limit',
  breaks: ['B13-8', 'PAGE-1'],
  operations: {
    listInvitedUsers: (input, world, honest) =>
      honest({ ...input, query: { ...input.query, limit: input.query.limit === undefined ? 100 : input.query.limit + 1 } }, world),
  },
}
