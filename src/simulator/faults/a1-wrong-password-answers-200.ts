import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a1WrongPasswordAnswers200: Fault = {
  id: 'a1-wrong-password-answers-200',
  role: 'crm',
  title: 'The refusal is told in the body, and the status stays 200',
  breaks: ['A1-4', 'A1-1'],
  wire: answerStatus('issueCrmApiToken', 403, 200),
}
