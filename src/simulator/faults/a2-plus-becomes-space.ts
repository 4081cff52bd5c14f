import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a2PlusBecomesSpace: Fault = {
  id: 'a2-plus-becomes-space',
  role: 'platform',
  title: 'A plus in the code is read as a space',
  breaks: ['A2-16'],
  calls: alterCallBody('A2', ({ code }) => ({ code: String(code).replaceAll('+', ' ') })),
}
