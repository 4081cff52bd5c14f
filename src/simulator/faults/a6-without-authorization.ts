import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a6WithoutAuthorization: Fault = {
  id: 'a6-without-authorization',
  role: 'platform',
  title: 'The header is left out',
  breaks: ['A6-9'],
  calls: alterCall('A6', ({ headers: { authorization: _, ...headers } }) => ({ headers })),
}
