import type { Fault } from '../fault.ts'

export const b13OneForEachPartner: Fault = {
  id: 'b13-one-for-each-partner',
  role: 'platform',
  title: 'A partner is listed with the newest invited user only',
  breaks: ['B13-3'],
  operations: {
    listInvitedUsers(input, world, honest) {
      const all = Array.from(world.invitedUsers.values())
      const isNewest = (invitedUserId: number, partnerUserId: number) =>
        all.findLast((one) => one.partnerUserId === partnerUserId)?.invitedUserId === invitedUserId
      const answer = honest(input, world)
      if (answer.status !== 200 || !answer.body) return answer
      return {
        status: 200,
        body: { invitedUsers: answer.body.invitedUsers.filter((one) => isNewest(one.invitedUserId, one.partnerUserId)) },
      }
    },
  },
}
