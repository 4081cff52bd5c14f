import { alterCallBody } from '../call-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a6PartnerAsText: Fault = {
  id: 'a6-partner-as-text',
  role: 'platform',
  title: 'The partner is sent as text, as a partner id is',
  breaks: ['A6-8'],
  calls: alterCallBody('A6', (body) => ({ ...body, partnerUserId: String(body['partnerUserId']) })),
}
