import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a3InappTokenIsANumber: Fault = {
  id: 'a3-inapp-token-is-a-number',
  role: 'crm',
  title: 'The inappToken is the key of its row',
  breaks: ['A3-7'],
  wire: alterAnswer('authorizeAccessToken', (body) => ('inappToken' in body ? { ...body, inappToken: 481_516 } : body)),
}
