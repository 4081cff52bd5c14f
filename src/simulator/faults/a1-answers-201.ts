import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a1Answers201: Fault = {
  id: 'a1-answers-201',
  role: 'crm',
  title: 'A token was created, so the status must be 201',
  breaks: ['A1-1'],
  wire: answerStatus('issueCrmApiToken', 200, 201),
}
