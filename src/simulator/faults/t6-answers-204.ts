import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const t6Answers204: Fault = {
  id: 't6-answers-204',
  role: 'platform',
  title: 'Answers 204 where the documents say 200',
  breaks: ['T6-1', 'T6-6'],
  wire: answerStatus('updateTrader', 200, 204),
}
