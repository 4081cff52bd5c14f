import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const t5Answers200: Fault = {
  id: 't5-answers-200',
  role: 'platform',
  title: 'Answers 200 where the documents say 204',
  breaks: ['T5-1'],
  wire: answerStatus('replaceTrader', 204, 200),
}
