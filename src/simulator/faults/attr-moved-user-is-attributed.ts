import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const attrMovedUserIsAttributed: Fault = {
  id: 'attr-moved-user-is-attributed',
  role: 'crm',
  title: 'A move is booked like any attribution to a known partner',
  breaks: ['ATTR-4'],
  wire: alterAnswer('attributeUser', (body) => (body['brokerResult'] === 'REATTRIBUTED' ? { ...body, brokerResult: 'ATTRIBUTED' } : body)),
}
