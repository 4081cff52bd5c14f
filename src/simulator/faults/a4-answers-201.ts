import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a4Answers201: Fault = {
  id: 'a4-answers-201',
  role: 'crm',
  title: 'A token was created, so the status must be 201',
  breaks: ['A4-1'],
  wire: answerStatus('generateOneTimeToken', 200, 201),
}
