import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a6ResultOfItsOwn: Fault = {
  id: 'a6-result-of-its-own',
  role: 'crm',
  title: 'A moved user has a result that the CRM made up',
  breaks: ['A6-2'],
  wire: alterAnswer('attributeUser', (body) =>
    body['brokerResult'] === 'REATTRIBUTED' ? { ...body, brokerResult: 'RE_ATTRIBUTED' } : body,
  ),
}
