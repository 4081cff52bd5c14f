import type { Fault } from '../fault.ts'

export const b13TimeOfRegistration: Fault = {
  id: 'b13-time-of-registration',
  role: 'platform',
  title: 'createTimestamp tells when the invited user registered',
  breaks: ['B13-5'],
  operations: {
    listInvitedUsers(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status !== 200 || !answer.body) return answer
      const invitedUsers = answer.body.invitedUsers.map((record) => ({
        ...record,
        createTimestamp: world.users.get(record.invitedUserId)?.utcCreateTimestamp ?? record.createTimestamp,
      }))
      return { status: 200, body: { invitedUsers } }
    },
  },
}
