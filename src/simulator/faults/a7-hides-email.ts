import { alterCallBody } from '../call-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a7HidesEmail: Fault = {
  id: 'a7-hides-email',
  role: 'platform',
  title: 'The e-mail address is masked, as in the logs',
  breaks: ['A7-6'],
  calls: alterCallBody('A7', (body) => ({ ...body, email: String(body['email']).replace(/^(.)[^@]*/, '$1***') })),
}
