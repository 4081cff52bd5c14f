import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b4UnknownIsZero: Fault = {
  id: 'b4-unknown-is-zero',
  role: 'platform',
  title: 'Nobody has the id 0',
  breaks: ['B4-2', 'B4-4'],
  wire: alterAnswer('getSsoUserId', ({ userId = 0, ...body }) => ({ ...body, userId })),
}
