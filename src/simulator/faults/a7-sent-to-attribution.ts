import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a7SentToAttribution: Fault = {
  id: 'a7-sent-to-attribution',
  role: 'platform',
  title: 'Both reports go to one address',
  breaks: ['A7-5'],
  calls: alterCall('A7', (_, world) => ({ url: world.crm.attributionWebhookUrl })),
}
