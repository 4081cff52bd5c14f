import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a4NamesTokenCode: Fault = {
  id: 'a4-names-token-code',
  role: 'crm',
  title: 'The token is called code, since A2 calls it so',
  breaks: ['A4-1'],
  wire: alterAnswer('generateOneTimeToken', ({ token }) => ({ code: token })),
}
