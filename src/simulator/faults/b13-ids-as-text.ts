import type { Fault } from '../fault.ts'
import { alterInvited } from '../fault-parts/list.ts'

export const b13IdsAsText: Fault = {
  id: 'b13-ids-as-text',
  role: 'platform',
  title: 'Ids leave the database driver as text',
  breaks: ['B13-2', 'B13-1'],
  wire: alterInvited((record) => ({ ...record, partnerUserId: String(record['partnerUserId']) })),
}
