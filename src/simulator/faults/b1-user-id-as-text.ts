import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b1UserIdAsText: Fault = {
  id: 'b1-user-id-as-text',
  role: 'platform',
  title: 'The id is told as text',
  breaks: ['B1-1'],
  wire: alterAnswer('createSsoUser', (body) => ({ ...body, userId: String(body['userId']) })),
}
