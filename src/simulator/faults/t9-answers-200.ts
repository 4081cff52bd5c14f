import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const t9Answers200: Fault = {
  id: 't9-answers-200',
  role: 'platform',
  title: 'Answers 200 where the documents say 204',
  breaks: ['T9-1'],
  wire: answerStatus('changePassword', 204, 200),
}
