import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a2WrongCrmTokenAnswers401: Fault = {
  id: 'a2-wrong-crm-token-answers-401',
  role: 'crm',
  title: 'A bad token is answered 401, as everywhere else',
  breaks: ['A2-7'],
  wire: answerStatus('authorizeOneTime', 403, 401),
}
