import type { Fault } from '../fault.ts'
import { alterSsoCodes } from '../fault-parts/identity.ts'

export const b15OpensFirstBrokerOnly: Fault = {
  id: 'b15-opens-first-broker-only',
  role: 'platform',
  title: 'Only the first white label is stored',
  breaks: ['B15-4'],
  operations: alterSsoCodes(({ brokerNames }) => ({ brokerNames: brokerNames.slice(0, 1) })),
}
