import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a1WrongPasswordAnswers401: Fault = {
  id: 'a1-wrong-password-answers-401',
  role: 'crm',
  title: 'Whoever fails to log in gets 401, as everywhere else',
  breaks: ['A1-4'],
  wire: answerStatus('issueCrmApiToken', 403, 401),
}
