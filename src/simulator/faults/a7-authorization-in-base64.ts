import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a7AuthorizationInBase64: Fault = {
  id: 'a7-authorization-in-base64',
  role: 'platform',
  title: 'The value is encoded once more',
  breaks: ['A7-7'],
  calls: alterCall('A7', ({ headers }) => ({
    headers: { ...headers, authorization: `Basic ${Buffer.from(headers['authorization'] ?? '').toString('base64')}` },
  })),
}
