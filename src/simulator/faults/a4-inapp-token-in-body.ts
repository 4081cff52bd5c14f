import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a4InappTokenInBody: Fault = {
  id: 'a4-inapp-token-in-body',
  role: 'platform',
  title: 'The inappToken stands next to the userId',
  breaks: ['A4-21'],
  calls: alterCall('A4', (call) => {
    const url = new URL(call.url)
    const inappToken = url.searchParams.get('inappToken')
    url.searchParams.delete('inappToken')
    return { url: url.href, body: { ...call.body, ...(inappToken !== null && { inappToken }) } }
  }),
}
