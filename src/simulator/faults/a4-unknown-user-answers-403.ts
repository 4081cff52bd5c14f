import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a4UnknownUserAnswers403: Fault = {
  id: 'a4-unknown-user-answers-403',
  role: 'crm',
  title: 'A user who cannot be found has no right to a token',
  breaks: ['A4-3'],
  wire: answerStatus('generateOneTimeToken', 404, 403),
}
