import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a3UnknownTokenAnswers403: Fault = {
  id: 'a3-unknown-token-answers-403',
  role: 'crm',
  title: 'An access token that cannot be found is a failed log-in',
  breaks: ['A3-2'],
  wire: answerStatus('authorizeAccessToken', 404, 403),
}
