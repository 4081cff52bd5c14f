import { alterCall } from '../call-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a6WithoutAuthorization: Fault = {
  id: 'a6-without-authorization',
  role: 'platform',
  title: 'The header is left out',
  breaks: ['A6-9'],
  calls: alterCall('A6', ({ headers: { authorization: _, ...headers } }) => ({ headers })),
}
