import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a2DecodesCode: Fault = {
  id: 'a2-decodes-code',
  role: 'platform',
  title: 'The code is decoded once more than it was encoded',
  breaks: ['A2-16'],
  calls: alterCallBody('A2', ({ code }) => ({ code: decodeURIComponent(String(code)) })),
}
