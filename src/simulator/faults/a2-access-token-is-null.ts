import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a2AccessTokenIsNull: Fault = {
  id: 'a2-access-token-is-null',
  role: 'crm',
  title: 'The accessToken is generated after the answer was made',
  breaks: ['A2-9'],
  wire: alterAnswer('authorizeOneTime', (body) => ('accessToken' in body ? { ...body, accessToken: null } : body)),
}
