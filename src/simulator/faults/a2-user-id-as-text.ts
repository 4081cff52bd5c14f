import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a2UserIdAsText: Fault = {
  id: 'a2-user-id-as-text',
  role: 'crm',
  title: 'Ids of another system are kept as text',
  breaks: ['A2-1'],
  wire: alterAnswer('authorizeOneTime', (body) => ({ ...body, userId: String(body['userId']) })),
}
