import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b10Answers203: Fault = {
  id: 'b10-answers-203',
  role: 'platform',
  title: 'Answers 203, since the email comes from another system',
  breaks: ['B10-1'],
  wire: answerStatus('getTraderEmail', 200, 203),
}
