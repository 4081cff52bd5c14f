import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a1MissingPasswordAnswers403: Fault = {
  id: 'a1-missing-password-answers-403',
  role: 'crm',
  title: 'A password that is missing is a wrong one',
  breaks: ['A1-5'],
  wire: answerStatus('issueCrmApiToken', 400, 403),
}
