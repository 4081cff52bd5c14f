import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const s2Answers202: Fault = {
  id: 's2-answers-202',
  role: 'platform',
  title: 'Answers 202 where the documents say 200',
  breaks: ['S2-1'],
  wire: answerStatus('listDepositAssets', 200, 202),
}
