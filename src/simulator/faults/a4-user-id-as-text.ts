import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a4UserIdAsText: Fault = {
  id: 'a4-user-id-as-text',
  role: 'platform',
  title: 'The userId is sent as text',
  breaks: ['A4-18'],
  calls: alterCallBody('A4', ({ userId }) => ({ userId: String(userId) })),
}
