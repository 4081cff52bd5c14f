import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a3MissingTokenAnswers404: Fault = {
  id: 'a3-missing-token-answers-404',
  role: 'crm',
  title: 'No access token is one that cannot be found',
  breaks: ['A3-4'],
  wire: answerStatus('authorizeAccessToken', 400, 404),
}
