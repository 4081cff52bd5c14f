import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a6SchemeInLowerCase: Fault = {
  id: 'a6-scheme-in-lower-case',
  role: 'platform',
  title: 'The scheme is written in lower case',
  breaks: ['A6-9'],
  calls: alterCall('A6', ({ headers }) => ({
    headers: { ...headers, authorization: (headers['authorization'] ?? '').replace(/^\w+/, (scheme) => scheme.toLowerCase()) },
  })),
}
