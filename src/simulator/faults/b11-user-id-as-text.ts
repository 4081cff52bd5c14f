import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts.ts'

export const b11UserIdAsText: Fault = {
  id: 'b11-user-id-as-text',
  role: 'platform',
  title: 'Ids are strings here',
  breaks: ['B11-1'],
  wire: alterAnswer('getUserId', (body) => ({ ...body, userId: String(body['userId']) })),
}
