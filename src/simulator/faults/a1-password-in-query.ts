import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a1PasswordInQuery: Fault = {
  id: 'a1-password-in-query',
  role: 'platform',
  title: 'The password is a query parameter',
  breaks: ['A1-11'],
  calls: alterCall('A1', (call) => ({ url: `${call.url}?password=${encodeURIComponent(String(call.body?.['password']))}`, body: {} })),
}
