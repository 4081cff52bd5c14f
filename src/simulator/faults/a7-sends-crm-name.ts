import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a7SendsCrmName: Fault = {
  id: 'a7-sends-crm-name',
  role: 'platform',
  title: 'The name of the CRM is sent as that of the broker',
  breaks: ['A7-6'],
  calls: alterCallBody('A7', (body, world) => ({ ...body, brokerName: world.given.brokerCrmName })),
}
