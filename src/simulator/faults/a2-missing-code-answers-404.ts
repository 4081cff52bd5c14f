import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a2MissingCodeAnswers404: Fault = {
  id: 'a2-missing-code-answers-404',
  role: 'crm',
  title: 'No code is a code that cannot be found',
  breaks: ['A2-6'],
  wire: answerStatus('authorizeOneTime', 400, 404),
}
