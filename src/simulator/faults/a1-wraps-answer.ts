import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a1WrapsAnswer: Fault = {
  id: 'a1-wraps-answer',
  role: 'crm',
  title: 'Every answer is wrapped in data, as the house style has it',
  breaks: ['A1-1'],
  wire: alterAnswer('issueCrmApiToken', (data) => ({ data })),
}
