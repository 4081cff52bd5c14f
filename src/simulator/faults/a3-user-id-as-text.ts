import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a3UserIdAsText: Fault = {
  id: 'a3-user-id-as-text',
  role: 'crm',
  title: 'The id comes from the claims of a token, where all is text',
  breaks: ['A3-1'],
  wire: alterAnswer('authorizeAccessToken', (body) => ({ ...body, userId: String(body['userId']) })),
}
