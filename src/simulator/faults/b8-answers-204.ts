import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b8Answers204: Fault = {
  id: 'b8-answers-204',
  role: 'platform',
  title: 'Nothing is returned, so the status must be 204',
  breaks: ['B8-1'],
  wire: answerStatus('changeLinkedAccount', 200, 204),
}
