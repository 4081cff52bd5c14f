import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a2CodeInQuery: Fault = {
  id: 'a2-code-in-query',
  role: 'platform',
  title: 'The code is a query parameter, as in the address that the application was opened with',
  breaks: ['A2-16'],
  calls: alterCall('A2', ({ url, body }) => ({ url: `${url}&code=${encodeURIComponent(String(body?.['code']))}`, body: {} })),
}
