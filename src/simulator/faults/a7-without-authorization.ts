import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a7WithoutAuthorization: Fault = {
  id: 'a7-without-authorization',
  role: 'platform',
  title: 'The header is left out',
  breaks: ['A7-7'],
  calls: alterCall('A7', ({ headers: { authorization: _, ...headers } }) => ({ headers })),
}
