import type { Fault } from '../fault.ts'
import { alterCallQuery } from '../fault-parts/call.ts'

export const a5ForgetsUserId: Fault = {
  id: 'a5-forgets-user-id',
  role: 'platform',
  title: 'The token is enough to know who is to be logged out',
  breaks: ['A5-12', 'A5-11'],
  calls: alterCallQuery('A5', (query) => query.delete('userId')),
}
