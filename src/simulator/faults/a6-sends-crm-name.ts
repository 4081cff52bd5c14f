import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a6SendsCrmName: Fault = {
  id: 'a6-sends-crm-name',
  role: 'platform',
  title: 'The name of the CRM is sent as that of the broker',
  breaks: ['A6-8'],
  calls: alterCallBody('A6', (body, world) => ({ ...body, brokerName: world.given.brokerCrmName })),
}
