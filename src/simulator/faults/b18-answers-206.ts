import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b18Answers206: Fault = {
  id: 'b18-answers-206',
  role: 'platform',
  title: 'An identifier is a part of a user',
  breaks: ['B18-1'],
  wire: answerStatus('getReferral', 200, 206),
}
