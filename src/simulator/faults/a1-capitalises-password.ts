import { alterCallBody } from '../call-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a1CapitalisesPassword: Fault = {
  id: 'a1-capitalises-password',
  role: 'platform',
  title: 'Hexadecimal text is written in capitals',
  breaks: ['A1-12'],
  calls: alterCallBody('A1', ({ password }) => ({ password: String(password).toUpperCase() })),
}
