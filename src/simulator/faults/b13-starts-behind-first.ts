import type { Fault } from '../fault.ts'

export const b13StartsBehindFirst: Fault = {
  id: 'b13-starts-behind-first',
  role: 'platform',
  title: 'Without skip the list starts behind its first record',
  breaks: ['B13-10'],
  operations: {
    listInvitedUsers: (input, world, honest) => honest({ ...input, query: { skip: 1, ...input.query } }, world),
  },
}
