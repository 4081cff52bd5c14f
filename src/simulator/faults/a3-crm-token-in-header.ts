import type { Fault } from '../fault.ts'
import { moveCrmTokenToHeader } from '../fault-parts/call.ts'

export const a3CrmTokenInHeader: Fault = {
  id: 'a3-crm-token-in-header',
  role: 'platform',
  title: 'The crmApiToken is sent as a bearer token',
  breaks: ['A3-12'],
  calls: moveCrmTokenToHeader('A3'),
}
