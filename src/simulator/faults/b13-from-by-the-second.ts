import type { Fault } from '../fault.ts'

export const b13FromByTheSecond: Fault = {
  id: 'b13-from-by-the-second',
  role: 'platform',
  title: 'createdFrom is rounded down to the second',
  breaks: ['B13-6'],
  operations: {
    listInvitedUsers: (input, world, honest) =>
      honest({ ...input, query: { ...input.query, createdFrom: Math.floor((input.query.createdFrom ?? 0) / 1000) * 1000 } }, world),
  },
}
