import type { Fault } from '../fault.ts'

export const b13DefaultOf101: Fault = {
  id: 'b13-default-of-101',
  role: 'platform',
  title: 'Without limit the page ends behind its last record, as BETWEEN does',
  breaks: ['B13-7', 'PAGE-3'],
  operations: {
    listInvitedUsers: (input, world, honest) => honest({ ...input, query: { limit: 101, ...input.query } }, world),
  },
}
