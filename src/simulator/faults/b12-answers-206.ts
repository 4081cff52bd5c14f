import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b12Answers206: Fault = {
  id: 'b12-answers-206',
  role: 'platform',
  title: 'A page is partial content, so the status is 206',
  breaks: ['B12-1'],
  wire: answerStatus('listLinkedAccounts', 200, 206),
}
