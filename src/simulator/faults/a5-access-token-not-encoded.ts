import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a5AccessTokenNotEncoded: Fault = {
  id: 'a5-access-token-not-encoded',
  role: 'platform',
  title: 'The query is put together without percent-encoding',
  breaks: ['A5-12'],
  calls: alterCall('A5', ({ url }) => ({
    url: url.replace(/(accessToken=)(.*)$/, (_, name: string, value: string) => name + decodeURIComponent(value)),
  })),
}
