import { alterCall } from '../call-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a7WithoutAuthorization: Fault = {
  id: 'a7-without-authorization',
  role: 'platform',
  title: 'The header is left out',
  breaks: ['A7-7'],
  calls: alterCall('A7', ({ headers: { authorization: _, ...headers } }) => ({ headers })),
}
