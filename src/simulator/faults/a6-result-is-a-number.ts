import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a6ResultIsANumber: Fault = {
  id: 'a6-result-is-a-number',
  role: 'crm',
  title: 'An enum is written as its number',
  breaks: ['A6-2'],
  wire: alterAnswer('attributeUser', (body) => ('brokerResult' in body ? { ...body, brokerResult: 1 } : body)),
}
