import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const attrAlwaysNew: Fault = {
  id: 'attr-always-new',
  role: 'crm',
  title: 'Every attribution is new to the one who writes it',
  breaks: ['ATTR-2', 'ATTR-4'],
  wire: alterAnswer('attributeUser', (body) => ('brokerResult' in body ? { ...body, brokerResult: 'ATTRIBUTED_NEW' } : body)),
}
