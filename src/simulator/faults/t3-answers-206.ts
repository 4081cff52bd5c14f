import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const t3Answers206: Fault = {
  id: 't3-answers-206',
  role: 'platform',
  title: 'Answers 206 where the documents say 200',
  breaks: ['T3-1'],
  wire: answerStatus('listTraders', 200, 206),
}
