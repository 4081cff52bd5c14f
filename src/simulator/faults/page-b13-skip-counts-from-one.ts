import type { Fault } from '../fault.ts'

export const pageB13SkipCountsFromOne: Fault = {
  id: 'page-b13-skip-counts-from-one',
  role: 'platform',
  title: 'skip is the number of the first record, counted from one',
  breaks: ['PAGE-1', 'B13-9'],
  operations: {
    listInvitedUsers(input, world, honest) {
      const { skip = 0 } = input.query
      return honest({ ...input, query: { ...input.query, skip: Math.max(0, skip - 1) } }, world)
    },
  },
}
