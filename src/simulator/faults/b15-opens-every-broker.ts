import type { Fault } from '../fault.ts'
import { alterSsoCodes } from '../fault-parts/identity.ts'

export const b15OpensEveryBroker: Fault = {
  id: 'b15-opens-every-broker',
  role: 'platform',
  title: 'The code is checked, and the white labels are not',
  breaks: ['B15-4'],
  operations: alterSsoCodes((_, world) => ({ brokerNames: Array.from(world.brokers.keys()) })),
}
