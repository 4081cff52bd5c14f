import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a2AccessTokenIsAnObject: Fault = {
  id: 'a2-access-token-is-an-object',
  role: 'crm',
  title: 'The accessToken comes with its type, as in OAuth',
  breaks: ['A2-9'],
  wire: alterAnswer('authorizeOneTime', (body) =>
    'accessToken' in body ? { ...body, accessToken: { token: body['accessToken']!, type: 'Bearer' } } : body,
  ),
}
