import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a3AccessTokenInQuery: Fault = {
  id: 'a3-access-token-in-query',
  role: 'platform',
  title: 'The access token is a query parameter, as the crmApiToken is',
  breaks: ['A3-12'],
  calls: alterCall('A3', ({ url, body }) => ({ url: `${url}&accessToken=${encodeURIComponent(String(body?.['accessToken']))}`, body: {} })),
}
