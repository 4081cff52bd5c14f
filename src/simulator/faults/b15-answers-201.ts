import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b15Answers201: Fault = {
  id: 'b15-answers-201',
  role: 'platform',
  title: 'A code was created, so the status must be 201',
  breaks: ['B15-1'],
  wire: answerStatus('issueSsoCode', 200, 201),
}
