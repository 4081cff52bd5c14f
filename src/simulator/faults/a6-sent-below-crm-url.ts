import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a6SentBelowCrmUrl: Fault = {
  id: 'a6-sent-below-crm-url',
  role: 'platform',
  title: 'The report goes to a path below the address of the CRM, and not to the address that was given',
  breaks: ['A6-7'],
  calls: alterCall('A6', (_, world) => ({ url: `${world.crm.url}/webhooks/attribution` })),
}
