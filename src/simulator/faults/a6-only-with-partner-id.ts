import type { Fault } from '../fault.ts'

export const a6OnlyWithPartnerId: Fault = {
  id: 'a6-only-with-partner-id',
  role: 'platform',
  title: 'Partners without an id at the broker are not reported',
  breaks: ['A6-7'],
  calls: (call) => (call.ref === 'A6' && call.body?.['brokerPartnerId'] === undefined ? [] : [call]),
}
