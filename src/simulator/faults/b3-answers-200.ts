import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b3Answers200: Fault = {
  id: 'b3-answers-200',
  role: 'platform',
  title: 'A change is answered like everything else, with 200',
  breaks: ['B3-1'],
  wire: answerStatus('changeEmail', 204, 200),
}
