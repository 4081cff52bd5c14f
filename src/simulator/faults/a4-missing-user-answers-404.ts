import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a4MissingUserAnswers404: Fault = {
  id: 'a4-missing-user-answers-404',
  role: 'crm',
  title: 'No user is one who cannot be found',
  breaks: ['A4-10'],
  wire: answerStatus('generateOneTimeToken', 400, 404),
}
