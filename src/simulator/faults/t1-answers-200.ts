import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const t1Answers200: Fault = {
  id: 't1-answers-200',
  role: 'platform',
  title: 'Answers 200 where the documents say 201',
  breaks: ['T1-1', 'T1-2'],
  wire: answerStatus('createTrader', 201, 200),
}
