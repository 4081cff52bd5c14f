import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b2Answers204: Fault = {
  id: 'b2-answers-204',
  role: 'platform',
  title: 'Nothing is returned, so the status must be 204',
  breaks: ['B2-1'],
  wire: answerStatus('acceptAgreement', 200, 204),
}
