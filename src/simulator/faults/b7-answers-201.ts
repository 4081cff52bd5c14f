import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b7Answers201: Fault = {
  id: 'b7-answers-201',
  role: 'platform',
  title: 'A link was created, so the status must be 201',
  breaks: ['B7-1', 'B7-2'],
  wire: answerStatus('linkAccount', 200, 201),
}
