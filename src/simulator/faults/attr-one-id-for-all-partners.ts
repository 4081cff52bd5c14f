import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const attrOneIdForAllPartners: Fault = {
  id: 'attr-one-id-for-all-partners',
  role: 'crm',
  title: 'All partners hang on one account of the broker',
  breaks: ['ATTR-1'],
  wire: alterAnswer('attributeUser', (body) => ('brokerPartnerId' in body ? { ...body, brokerPartnerId: 'IB-1' } : body)),
}
