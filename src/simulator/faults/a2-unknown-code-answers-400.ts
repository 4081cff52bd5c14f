import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a2UnknownCodeAnswers400: Fault = {
  id: 'a2-unknown-code-answers-400',
  role: 'crm',
  title: 'A code that cannot be found is a bad request',
  breaks: ['A2-2'],
  wire: answerStatus('authorizeOneTime', 404, 400),
}
