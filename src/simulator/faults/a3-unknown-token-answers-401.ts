import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a3UnknownTokenAnswers401: Fault = {
  id: 'a3-unknown-token-answers-401',
  role: 'crm',
  title: 'An access token that is not good is answered 401, as in OAuth',
  breaks: ['A3-2'],
  wire: answerStatus('authorizeAccessToken', 404, 401),
}
