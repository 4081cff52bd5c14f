import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const t4Answers203: Fault = {
  id: 't4-answers-203',
  role: 'platform',
  title: 'Answers 203 where the documents say 200',
  breaks: ['T4-1'],
  wire: answerStatus('getSubAccounts', 200, 203),
}
