import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b17Answers201: Fault = {
  id: 'b17-answers-201',
  role: 'platform',
  title: 'Something was created, so the status must be 201',
  breaks: ['B17-1'],
  wire: answerStatus('setReferral', 200, 201),
}
