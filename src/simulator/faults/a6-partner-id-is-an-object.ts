import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a6PartnerIdIsAnObject: Fault = {
  id: 'a6-partner-id-is-an-object',
  role: 'crm',
  title: 'The partner comes whole instead of by id',
  breaks: ['A6-3'],
  wire: alterAnswer('attributeUser', (body) =>
    'brokerPartnerId' in body ? { ...body, brokerPartnerId: { id: body['brokerPartnerId']! } } : body,
  ),
}
