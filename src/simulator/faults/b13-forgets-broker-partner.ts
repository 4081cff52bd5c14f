import type { Fault } from '../fault.ts'
import { alterInvited, without } from '../fault-parts/list.ts'

export const b13ForgetsBrokerPartner: Fault = {
  id: 'b13-forgets-broker-partner',
  role: 'platform',
  title: 'brokerPartnerId is never told',
  breaks: ['B13-4'],
  wire: alterInvited((record) => without(record, 'brokerPartnerId')),
}
