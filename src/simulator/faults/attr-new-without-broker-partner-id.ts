import type { Fault } from '../fault.ts'

export const attrNewWithoutBrokerPartnerId: Fault = {
  id: 'attr-new-without-broker-partner-id',
  role: 'crm',
  title: 'A partner is known only when the platform says under which id',
  breaks: ['ATTR-2'],
  operations: {
    attributeUser(input, world, honest) {
      const answer = honest(input, world)
      const isAttributed = answer.status === 200 && answer.body?.brokerResult === 'ATTRIBUTED'
      if (!isAttributed || input.body.brokerPartnerId !== undefined) return answer
      return { status: 200, body: { ...answer.body, brokerResult: 'ATTRIBUTED_NEW' } }
    },
  },
}
