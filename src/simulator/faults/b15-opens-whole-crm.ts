import type { Fault } from '../fault.ts'
import { alterSsoCodes } from '../fault-parts/identity.ts'

export const b15OpensWholeCrm: Fault = {
  id: 'b15-opens-whole-crm',
  role: 'platform',
  title: 'The code opens all white labels of the CRM',
  breaks: ['B15-4'],
  operations: alterSsoCodes(({ brokerNames }, world) => {
    const crms = new Set(brokerNames.map((name) => world.brokers.get(name)?.brokerCrmName))
    return {
      brokerNames: Array.from(world.brokers.values())
        .filter(({ brokerCrmName }) => crms.has(brokerCrmName))
        .map(({ brokerName }) => brokerName),
    }
  }),
}
