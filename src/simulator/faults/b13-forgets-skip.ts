import type { Fault } from '../fault.ts'

export const b13ForgetsSkip: Fault = {
  id: 'b13-forgets-skip',
  role: 'platform',
  title: 'skip is ignored',
  breaks: ['B13-9', 'PAGE-1'],
  operations: {
    listInvitedUsers: (input, world, honest) => honest({ ...input, query: { ...input.query, skip: 0 } }, world),
  },
}
