import type { Fault } from '../fault.ts'

export const b13BrokerPartnerOnce: Fault = {
  id: 'b13-broker-partner-once',
  role: 'platform',
  title: 'A brokerPartnerId is told with the attribution that brought it, and with no later one',
  breaks: ['B13-4'],
  operations: {
    listInvitedUsers(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status !== 200 || !answer.body) return answer
      const all = Array.from(world.invitedUsers.values())
      const invitedUsers = answer.body.invitedUsers.map(({ brokerPartnerId, ...record }) => {
        const first = all.find((one) => one.brokerPartnerId === brokerPartnerId)
        return brokerPartnerId !== undefined && first?.invitedUserId === record.invitedUserId ? { ...record, brokerPartnerId } : record
      })
      return { status: 200, body: { invitedUsers } }
    },
  },
}
