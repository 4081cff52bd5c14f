import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a5MissingFieldAnswers404: Fault = {
  id: 'a5-missing-field-answers-404',
  role: 'crm',
  title: 'What is missing cannot be found',
  breaks: ['A5-3'],
  wire: answerStatus('logOutOfCrm', 400, 404),
}
