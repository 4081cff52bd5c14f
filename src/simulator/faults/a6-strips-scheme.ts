import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a6StripsScheme: Fault = {
  id: 'a6-strips-scheme',
  role: 'platform',
  title: 'Only what follows the scheme is sent',
  breaks: ['A6-9'],
  calls: alterCall('A6', ({ headers }) => ({ headers: { ...headers, authorization: headers['authorization']?.split(' ').at(-1) ?? '' } })),
}
