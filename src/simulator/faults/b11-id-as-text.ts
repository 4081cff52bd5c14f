import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b11IdAsText: Fault = {
  id: 'b11-id-as-text',
  role: 'platform',
  title: 'Ids leave the database driver as text',
  breaks: ['B11-1'],
  wire: alterAnswer('getUserId', (body) => ({ userId: String(body['userId']) })),
}
