import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a2CapitalisesCode: Fault = {
  id: 'a2-capitalises-code',
  role: 'platform',
  title: 'Codes are written in capitals',
  breaks: ['A2-16'],
  calls: alterCallBody('A2', ({ code }) => ({ code: String(code).toUpperCase() })),
}
