import type { Fault } from '../fault.ts'
import { alterInvited } from '../fault-parts/list.ts'

export const b13BrokerPartnerAlways: Fault = {
  id: 'b13-broker-partner-always',
  role: 'platform',
  title: 'Where the broker has not sent a brokerPartnerId, the partner’s own id is told',
  breaks: ['B13-4'],
  wire: alterInvited((record) => ({ ...record, brokerPartnerId: record['brokerPartnerId'] ?? String(record['partnerUserId']) })),
}
