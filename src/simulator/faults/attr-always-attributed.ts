import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const attrAlwaysAttributed: Fault = {
  id: 'attr-always-attributed',
  role: 'crm',
  title: 'There is one result for all that went well',
  breaks: ['ATTR-1', 'ATTR-4'],
  wire: alterAnswer('attributeUser', (body) => ('brokerResult' in body ? { ...body, brokerResult: 'ATTRIBUTED' } : body)),
}
