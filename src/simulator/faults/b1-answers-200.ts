import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b1Answers200: Fault = {
  id: 'b1-answers-200',
  role: 'platform',
  title: 'A new user is answered like everything else, with 200',
  breaks: ['B1-1'],
  wire: answerStatus('createSsoUser', 201, 200),
}
