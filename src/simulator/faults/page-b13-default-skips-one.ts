import type { Fault } from '../fault.ts'

export const pageB13DefaultSkipsOne: Fault = {
  id: 'page-b13-default-skips-one',
  role: 'platform',
  title: 'skip is 1 unless it is said',
  breaks: ['PAGE-3'],
  operations: {
    listInvitedUsers(input, world, honest) {
      return honest({ ...input, query: { ...{ skip: 1 }, ...input.query } }, world)
    },
  },
}
