import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b4UserIdAsText: Fault = {
  id: 'b4-user-id-as-text',
  role: 'platform',
  title: 'The id is told as text',
  breaks: ['B4-1'],
  wire: alterAnswer('getSsoUserId', ({ userId, ...body }) => ({ ...body, ...(userId !== undefined && { userId: String(userId) }) })),
}
