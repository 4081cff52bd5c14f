import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b6OmitsStatus: Fault = {
  id: 'b6-omits-status',
  role: 'platform',
  title: 'status is left out, since it is always the same',
  breaks: ['B6-1'],
  wire: alterAnswer('createUser', ({ status: _, ...body }) => body),
}
