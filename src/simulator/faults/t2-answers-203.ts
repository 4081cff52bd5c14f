import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const t2Answers203: Fault = {
  id: 't2-answers-203',
  role: 'platform',
  title: 'Answers 203 where the documents say 200',
  breaks: ['T2-1'],
  wire: answerStatus('getTrader', 200, 203),
}
