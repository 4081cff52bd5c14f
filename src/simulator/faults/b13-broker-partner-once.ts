import type { Fault } from '../fault.ts'

export const b13BrokerPartnerOnce: Fault = {
  id: 'b13-broker-partner-once',
  role: 'platform',
  title: 'A brokerPartnerId is told with the attribution that brought it, and with no other one',
  breaks: ['B13-4'],
  operations: {
    listInvitedUsers(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status !== 200 || !answer.body) return answer
      const told = new Set<string>()
      const invitedUsers = answer.body.invitedUsers.map(({ brokerPartnerId, ...record }) => {
        if (brokerPartnerId === undefined || told.has(brokerPartnerId)) return record
        told.add(brokerPartnerId)
        return { ...record, brokerPartnerId }
      })
      return { status: 200, body: { invitedUsers } }
    },
  },
}
