import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a6IdsAsText: Fault = {
  id: 'a6-ids-as-text',
  role: 'platform',
  title: 'Ids are sent as text',
  breaks: ['A6-8'],
  calls: alterCallBody('A6', (body) => ({
    ...body,
    invitedUserId: String(body['invitedUserId']),
    partnerUserId: String(body['partnerUserId']),
  })),
}
