import type { Fault } from '../fault.ts'

export const b13FromExclusive: Fault = {
  id: 'b13-from-exclusive',
  role: 'platform',
  title: 'createdFrom is compared with < instead of <=',
  breaks: ['B13-6'],
  operations: {
    listInvitedUsers: (input, world, honest) =>
      honest({ ...input, query: { ...input.query, createdFrom: (input.query.createdFrom ?? 0) + 1 } }, world),
  },
}
