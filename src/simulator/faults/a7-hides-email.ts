import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a7HidesEmail: Fault = {
  id: 'a7-hides-email',
  role: 'platform',
  title: 'The e-mail address is masked, as in the logs',
  breaks: ['A7-6'],
  calls: alterCallBody('A7', (body) => ({ ...body, email: String(body['email']).replace(/^(.)[^@]*/, '$1***') })),
}
