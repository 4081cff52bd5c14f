import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a2InappTokenIsABoolean: Fault = {
  id: 'a2-inapp-token-is-a-boolean',
  role: 'crm',
  title: 'The answer says whether there is an inappToken',
  breaks: ['A2-11'],
  wire: alterAnswer('authorizeOneTime', (body) => ({ ...body, inappToken: 'inappToken' in body })),
}
