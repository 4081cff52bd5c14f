import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a2EncodesCode: Fault = {
  id: 'a2-encodes-code',
  role: 'platform',
  title: 'The code is percent-encoded, though it stands in JSON',
  breaks: ['A2-16'],
  calls: alterCallBody('A2', ({ code }) => ({ code: encodeURIComponent(String(code)) })),
}
