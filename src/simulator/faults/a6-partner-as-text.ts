import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a6PartnerAsText: Fault = {
  id: 'a6-partner-as-text',
  role: 'platform',
  title: 'The partner is sent as text, as a partner id is',
  breaks: ['A6-8'],
  calls: alterCallBody('A6', (body) => ({ ...body, partnerUserId: String(body['partnerUserId']) })),
}
