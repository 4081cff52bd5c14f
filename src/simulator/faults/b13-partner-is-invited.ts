import type { Fault } from '../fault.ts'
import { alterInvited } from '../fault-parts/list.ts'

export const b13PartnerIsInvited: Fault = {
  id: 'b13-partner-is-invited',
  role: 'platform',
  title: 'Both ids are those of the invited user',
  breaks: ['B13-3'],
  wire: alterInvited((record) => ({ ...record, partnerUserId: record['invitedUserId'] })),
}
