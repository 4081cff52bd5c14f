import type { Fault } from '../fault.ts'
import { alterInvited } from '../fault-parts/list.ts'

export const b13BrokerOfSomebody: Fault = {
  id: 'b13-broker-of-somebody',
  role: 'platform',
  title: 'brokerName is the same for all',
  breaks: ['B13-3'],
  wire: alterInvited((record) => ({ ...record, brokerName: 'Zenith' })),
}
