import { alterCallBody } from '../call-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a1PasswordInAnObject: Fault = {
  id: 'a1-password-in-an-object',
  role: 'platform',
  title: 'The password is sent together with its kind',
  breaks: ['A1-11'],
  calls: alterCallBody('A1', ({ password }) => ({ password: { value: password, kind: 'plain' } })),
}
