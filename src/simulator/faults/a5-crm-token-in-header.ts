import type { Fault } from '../fault.ts'
import { moveCrmTokenToHeader } from '../fault-parts/call.ts'

export const a5CrmTokenInHeader: Fault = {
  id: 'a5-crm-token-in-header',
  role: 'platform',
  title: 'The crmApiToken is sent as a bearer token',
  breaks: ['A5-12'],
  calls: moveCrmTokenToHeader('A5'),
}
