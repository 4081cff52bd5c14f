import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a2WrongCrmTokenAnswers404: Fault = {
  id: 'a2-wrong-crm-token-answers-404',
  role: 'crm',
  title: 'A token that cannot be found is answered 404, whichever it is',
  breaks: ['A2-7'],
  wire: answerStatus('authorizeOneTime', 403, 404),
}
