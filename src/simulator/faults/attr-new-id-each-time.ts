import type { Fault } from '../fault.ts'

export const attrNewIdEachTime: Fault = {
  id: 'attr-new-id-each-time',
  role: 'crm',
  title: 'Each attribution generates a partner id',
  breaks: ['ATTR-2'],
  operations: {
    attributeUser(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status !== 200 || answer.body?.brokerPartnerId === undefined) return answer
      return { status: 200, body: { ...answer.body, brokerPartnerId: `IB-${world.nextId('brokerPartner', 3301)}` } }
    },
  },
}
