import type { Fault } from '../fault.ts'
import { alterCallQuery } from '../fault-parts/call.ts'

export const a2PasswordAsCrmToken: Fault = {
  id: 'a2-password-as-crm-token',
  role: 'platform',
  title: 'The password is taken for the token',
  breaks: ['A2-16'],
  calls: alterCallQuery('A2', (query, world) => query.set('crmApiToken', world.crm.apiPassword)),
}
