import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a4UnknownUserAnswers400: Fault = {
  id: 'a4-unknown-user-answers-400',
  role: 'crm',
  title: 'A user who cannot be found is a bad request',
  breaks: ['A4-3'],
  wire: answerStatus('generateOneTimeToken', 404, 400),
}
