import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a3InappTokenIsABoolean: Fault = {
  id: 'a3-inapp-token-is-a-boolean',
  role: 'crm',
  title: 'The answer says whether there is an inappToken',
  breaks: ['A3-7'],
  wire: alterAnswer('authorizeAccessToken', (body) => ({ ...body, inappToken: 'inappToken' in body })),
}
