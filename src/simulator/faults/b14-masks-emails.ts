import type { Fault } from '../fault.ts'
import { alterListed } from '../fault-parts/answer.ts'

export const b14MasksEmails: Fault = {
  id: 'b14-masks-emails',
  role: 'platform',
  title: 'E-mails are masked in lists',
  breaks: ['B14-3'],
  wire: alterListed('listUsers', 'users', (user) => ({ ...user, email: String(user['email']).replace(/^(.).*@/, '$1***@') })),
}
