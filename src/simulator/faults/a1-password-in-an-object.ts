import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a1PasswordInAnObject: Fault = {
  id: 'a1-password-in-an-object',
  role: 'platform',
  title: 'The password is sent together with its kind',
  breaks: ['A1-11'],
  calls: alterCallBody('A1', ({ password }) => ({ password: { value: password, kind: 'plain' } })),
}
