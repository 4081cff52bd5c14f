import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a1PasswordInQueryAsWell: Fault = {
  id: 'a1-password-in-query-as-well',
  role: 'platform',
  title: 'The password is in the body, and for older CRMs in the query too',
  breaks: ['A1-11'],
  calls: alterCall('A1', (call) => ({ url: `${call.url}?password=${encodeURIComponent(String(call.body?.['password']))}` })),
}
