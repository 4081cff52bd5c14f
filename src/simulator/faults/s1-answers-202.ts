import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const s1Answers202: Fault = {
  id: 's1-answers-202',
  role: 'platform',
  title: 'Answers 202 where the documents say 200',
  breaks: ['S1-1'],
  wire: answerStatus('listSymbols', 200, 202),
}
