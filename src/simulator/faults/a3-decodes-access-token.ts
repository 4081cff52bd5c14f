import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a3DecodesAccessToken: Fault = {
  id: 'a3-decodes-access-token',
  role: 'platform',
  title: 'The access token is decoded once more than it was encoded',
  breaks: ['A3-12'],
  calls: alterCallBody('A3', ({ accessToken }) => ({ accessToken: decodeURIComponent(String(accessToken)) })),
}
