import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a4WrongCrmTokenAnswers401: Fault = {
  id: 'a4-wrong-crm-token-answers-401',
  role: 'crm',
  title: 'A bad token is answered 401, as everywhere else',
  breaks: ['A4-11'],
  wire: answerStatus('generateOneTimeToken', 403, 401),
}
