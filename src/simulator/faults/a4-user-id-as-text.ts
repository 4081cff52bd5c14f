import { alterCallBody } from '../call-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a4UserIdAsText: Fault = {
  id: 'a4-user-id-as-text',
  role: 'platform',
  title: 'The userId is sent as text',
  breaks: ['A4-18'],
  calls: alterCallBody('A4', ({ userId }) => ({ userId: String(userId) })),
}
