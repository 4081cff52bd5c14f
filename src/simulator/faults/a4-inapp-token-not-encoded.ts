import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a4InappTokenNotEncoded: Fault = {
  id: 'a4-inapp-token-not-encoded',
  role: 'platform',
  title: 'The query is put together without percent-encoding',
  breaks: ['A4-21'],
  calls: alterCall('A4', ({ url }) => ({ url: url.replaceAll('%2B', '+').replaceAll('%2F', '/').replaceAll('%3D', '=') })),
}
