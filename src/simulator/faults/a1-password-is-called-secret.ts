import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a1PasswordIsCalledSecret: Fault = {
  id: 'a1-password-is-called-secret',
  role: 'platform',
  title: "The password is called apiSecret, as in the platform's own tables",
  breaks: ['A1-11'],
  calls: alterCallBody('A1', ({ password }) => ({ apiSecret: password })),
}
