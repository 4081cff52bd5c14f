import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a5Answers204: Fault = {
  id: 'a5-answers-204',
  role: 'crm',
  title: 'Nothing is to be said, so the status must be 204',
  breaks: ['A5-1'],
  wire: answerStatus('logOutOfCrm', 200, 204),
}
