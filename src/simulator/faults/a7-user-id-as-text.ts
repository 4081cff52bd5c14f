import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a7UserIdAsText: Fault = {
  id: 'a7-user-id-as-text',
  role: 'platform',
  title: 'The userId is sent as text',
  breaks: ['A7-6'],
  calls: alterCallBody('A7', (body) => ({ ...body, userId: String(body['userId']) })),
}
