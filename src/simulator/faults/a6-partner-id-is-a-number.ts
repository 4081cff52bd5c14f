import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a6PartnerIdIsANumber: Fault = {
  id: 'a6-partner-id-is-a-number',
  role: 'crm',
  title: "The partner's id is the key of its row",
  breaks: ['A6-3'],
  wire: alterAnswer('attributeUser', (body) => ('brokerPartnerId' in body ? { ...body, brokerPartnerId: 3301 } : body)),
}
