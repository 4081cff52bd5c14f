import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b6NewTellsIdOnly: Fault = {
  id: 'b6-new-tells-id-only',
  role: 'platform',
  title: 'A new user is told like a known one, by the id alone',
  breaks: ['B6-1'],
  wire: alterAnswer('createUser', ({ userId }) => ({ userId })),
}
