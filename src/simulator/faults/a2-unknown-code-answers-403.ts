import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a2UnknownCodeAnswers403: Fault = {
  id: 'a2-unknown-code-answers-403',
  role: 'crm',
  title: 'A code that cannot be found is a failed log-in',
  breaks: ['A2-2'],
  wire: answerStatus('authorizeOneTime', 404, 403),
}
