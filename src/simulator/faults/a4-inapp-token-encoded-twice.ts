import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a4InappTokenEncodedTwice: Fault = {
  id: 'a4-inapp-token-encoded-twice',
  role: 'platform',
  title: 'The inappToken is percent-encoded twice',
  breaks: ['A4-21'],
  calls: alterCall('A4', ({ url }) => ({
    url: url.replace(/(inappToken=)([^&]*)/, (_, name: string, value: string) => name + encodeURIComponent(value)),
  })),
}
