import type { Fault } from '../fault.ts'
import { moveCrmTokenToHeader } from '../fault-parts/call.ts'

export const a4CrmTokenInHeader: Fault = {
  id: 'a4-crm-token-in-header',
  role: 'platform',
  title: 'The crmApiToken is sent as a bearer token',
  breaks: ['A4-18'],
  calls: moveCrmTokenToHeader('A4'),
}
