import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a3WrongCrmTokenAnswers401: Fault = {
  id: 'a3-wrong-crm-token-answers-401',
  role: 'crm',
  title: 'A bad token is answered 401, as everywhere else',
  breaks: ['A3-5'],
  wire: answerStatus('authorizeAccessToken', 403, 401),
}
