import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a6ResultInLowerCase: Fault = {
  id: 'a6-result-in-lower-case',
  role: 'crm',
  title: 'The names of an enum are written in lower case',
  breaks: ['A6-2'],
  wire: alterAnswer('attributeUser', (body) =>
    'brokerResult' in body ? { ...body, brokerResult: String(body['brokerResult']).toLowerCase() } : body,
  ),
}
