import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a7ForgetsEmail: Fault = {
  id: 'a7-forgets-email',
  role: 'platform',
  title: 'The e-mail address is personal, and left out',
  breaks: ['A7-6'],
  calls: alterCallBody('A7', ({ email: _, ...body }) => body),
}
