import type { Fault } from '../fault.ts'

export const b14TellsAnotherBroker: Fault = {
  id: 'b14-tells-another-broker',
  role: 'platform',
  title: 'brokerName is that of the last brand of the CRM',
  breaks: ['B14-3'],
  operations: {
    listUsers(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status !== 200) return answer
      const brandOf = (name: string) =>
        world.brokers.by('brokerCrmName', world.brokers.get(name)?.brokerCrmName ?? '').at(-1)?.brokerName ?? name
      return { ...answer, body: { users: answer.body!.users.map((user) => ({ ...user, brokerName: brandOf(user.brokerName) })) } }
    },
  },
}
