import type { Fault } from '../fault.ts'

export const b13NoDefaultLimit: Fault = {
  id: 'b13-no-default-limit',
  role: 'platform',
  title: 'Without limit everything is listed',
  breaks: ['B13-7', 'PAGE-3'],
  operations: {
    listInvitedUsers: (input, world, honest) => honest({ ...input, query: { limit: 1000, ...input.query } }, world),
  },
}
