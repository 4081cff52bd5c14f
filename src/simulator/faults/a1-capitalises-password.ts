import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a1CapitalisesPassword: Fault = {
  id: 'a1-capitalises-password',
  role: 'platform',
  title: 'Hexadecimal text is written in capitals',
  breaks: ['A1-12'],
  calls: alterCallBody('A1', ({ password }) => ({ password: String(password).toUpperCase() })),
}
