import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a4UserIdInQuery: Fault = {
  id: 'a4-user-id-in-query',
  role: 'platform',
  title: 'The userId is a query parameter, as in A5',
  breaks: ['A4-18'],
  calls: alterCall('A4', ({ url, body }) => ({ url: `${url}&userId=${String(body?.['userId'])}`, body: {} })),
}
