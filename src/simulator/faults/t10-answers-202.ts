import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const t10Answers202: Fault = {
  id: 't10-answers-202',
  role: 'platform',
  title: 'Answers 202 where the documents say 204',
  breaks: ['T10-1'],
  wire: answerStatus('checkPassword', 204, 202),
}
