import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a2InappTokenIsANumber: Fault = {
  id: 'a2-inapp-token-is-a-number',
  role: 'crm',
  title: 'The inappToken is the key of its row',
  breaks: ['A2-11'],
  wire: alterAnswer('authorizeOneTime', (body) => ('inappToken' in body ? { ...body, inappToken: 481_516 } : body)),
}
