import { alterCall } from '../call-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a7SentToAttribution: Fault = {
  id: 'a7-sent-to-attribution',
  role: 'platform',
  title: 'Both reports go to one address',
  breaks: ['A7-5'],
  calls: alterCall('A7', (_, world) => ({ url: world.crm.attributionWebhookUrl })),
}
