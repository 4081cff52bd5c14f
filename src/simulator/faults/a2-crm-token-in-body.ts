import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a2CrmTokenInBody: Fault = {
  id: 'a2-crm-token-in-body',
  role: 'platform',
  title: 'The crmApiToken stands next to the code',
  breaks: ['A2-16'],
  calls: alterCall('A2', ({ url, body }) => ({
    url: url.replace(/\?.*$/, ''),
    body: { ...body, crmApiToken: new URL(url).searchParams.get('crmApiToken') },
  })),
}
