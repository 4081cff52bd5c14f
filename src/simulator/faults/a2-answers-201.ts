import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a2Answers201: Fault = {
  id: 'a2-answers-201',
  role: 'crm',
  title: 'A log-in was created, so the status must be 201',
  breaks: ['A2-1'],
  wire: answerStatus('authorizeOneTime', 200, 201),
}
