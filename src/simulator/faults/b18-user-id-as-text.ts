import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b18UserIdAsText: Fault = {
  id: 'b18-user-id-as-text',
  role: 'platform',
  title: 'Ids are strings here',
  breaks: ['B18-1'],
  wire: alterAnswer('getReferral', (body) => ('userId' in body ? { ...body, userId: String(body['userId']) } : body)),
}
