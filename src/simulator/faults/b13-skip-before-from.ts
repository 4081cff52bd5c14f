import type { Fault } from '../fault.ts'

export const b13SkipBeforeFrom: Fault = {
  id: 'b13-skip-before-from',
  role: 'platform',
  title: 'skip is counted in the whole table, before createdFrom',
  breaks: ['B13-9'],
  operations: {
    listInvitedUsers(input, world, honest) {
      const { createdFrom = 0, skip = 0, limit = 100 } = input.query
      const answer = honest({ ...input, query: { skip, limit: 1000 } }, world)
      if (answer.status !== 200 || !answer.body) return answer
      const { invitedUsers } = answer.body
      return { status: 200, body: { invitedUsers: invitedUsers.filter((one) => one.createTimestamp >= createdFrom).slice(0, limit) } }
    },
  },
}
