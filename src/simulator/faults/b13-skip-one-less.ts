import type { Fault } from '../fault.ts'

export const b13SkipOneLess: Fault = {
  id: 'b13-skip-one-less',
  role: 'platform',
  title: 'skip names the first record to list, counted from one',
  breaks: ['B13-9', 'PAGE-1'],
  operations: {
    listInvitedUsers: (input, world, honest) =>
      honest({ ...input, query: { ...input.query, skip: Math.max(0, (input.query.skip ?? 0) - 1) } }, world),
  },
}
