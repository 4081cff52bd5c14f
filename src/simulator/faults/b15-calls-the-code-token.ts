import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b15CallsTheCodeToken: Fault = {
  id: 'b15-calls-the-code-token',
  role: 'platform',
  title: 'The code is answered under another name',
  breaks: ['B15-1'],
  wire: alterAnswer('issueSsoCode', ({ code }) => ({ token: code })),
}
