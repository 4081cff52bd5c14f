import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b5Answers204: Fault = {
  id: 'b5-answers-204',
  role: 'platform',
  title: 'Nothing is returned, so the status must be 204',
  breaks: ['B5-1'],
  wire: answerStatus('logOutUser', 200, 204),
}
