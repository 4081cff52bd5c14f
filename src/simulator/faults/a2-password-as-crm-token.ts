import { alterCallQuery } from '../call-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a2PasswordAsCrmToken: Fault = {
  id: 'a2-password-as-crm-token',
  role: 'platform',
  title: 'The password is taken for the token',
  breaks: ['A2-16'],
  calls: alterCallQuery('A2', (query, world) => query.set('crmApiToken', world.crm.apiPassword)),
}
