import type { Fault } from '../fault.ts'
import { alterCallQuery } from '../fault-parts/call.ts'

export const a5ForgetsAccessToken: Fault = {
  id: 'a5-forgets-access-token',
  role: 'platform',
  title: 'The user is enough to know who is to be logged out',
  breaks: ['A5-12'],
  calls: alterCallQuery('A5', (query) => query.delete('accessToken')),
}
