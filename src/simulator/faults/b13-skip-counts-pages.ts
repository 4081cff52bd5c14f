import type { Fault } from '../fault.ts'

export const b13SkipCountsPages: Fault = {
  id: 'b13-skip-counts-pages',
  role: 'platform',
  title: 'skip counts pages instead of records',
  breaks: ['B13-9', 'PAGE-1'],
  operations: {
    listInvitedUsers: (input, world, honest) =>
      honest({ ...input, query: { ...input.query, skip: (input.query.skip ?? 0) * (input.query.limit ?? 100) } }, world),
  },
}
