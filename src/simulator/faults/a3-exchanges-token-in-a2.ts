import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a3ExchangesTokenInA2: Fault = {
  id: 'a3-exchanges-token-in-a2',
  role: 'platform',
  title: 'Tokens of both kinds are exchanged at the same address',
  breaks: ['A3-12'],
  calls: alterCall('A3', ({ url, body }) => ({
    url: url.replace('/oauth2/authorize', '/oauth2/onetime/authorize'),
    body: { code: body?.['accessToken'] },
  })),
}
