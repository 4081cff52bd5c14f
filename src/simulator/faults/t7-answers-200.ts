import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const t7Answers200: Fault = {
  id: 't7-answers-200',
  role: 'platform',
  title: 'Answers 200 where the documents say 204',
  breaks: ['T7-1'],
  wire: answerStatus('deleteTrader', 204, 200),
}
