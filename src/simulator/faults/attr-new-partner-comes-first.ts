import type { Fault } from '../fault.ts'

export const attrNewPartnerComesFirst: Fault = {
  id: 'attr-new-partner-comes-first',
  role: 'crm',
  title: 'Whether the partner is new is asked first, and a move to a new partner is never seen',
  breaks: ['ATTR-4'],
  operations: {
    attributeUser(input, world, honest) {
      const isNew = world.crmUsers.get(input.body.partnerUserId)?.brokerPartnerId == null
      const answer = honest(input, world)
      const isMove = answer.status === 200 && answer.body?.brokerResult === 'REATTRIBUTED'
      return isMove && isNew ? { status: 200, body: { ...answer.body, brokerResult: 'ATTRIBUTED_NEW' } } : answer
    },
  },
}
