import type { Fault } from '../fault.ts'
import { moveCrmTokenToHeader } from '../fault-parts/call.ts'

export const a2CrmTokenInHeader: Fault = {
  id: 'a2-crm-token-in-header',
  role: 'platform',
  title: 'The crmApiToken is sent as a bearer token',
  breaks: ['A2-16'],
  calls: moveCrmTokenToHeader('A2'),
}
