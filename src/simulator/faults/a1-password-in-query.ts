import { alterCall } from '../call-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a1PasswordInQuery: Fault = {
  id: 'a1-password-in-query',
  role: 'platform',
  title: 'The password is a query parameter',
  breaks: ['A1-11'],
  calls: alterCall('A1', (call) => ({ url: `${call.url}?password=${encodeURIComponent(String(call.body?.['password']))}`, body: {} })),
}
