import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b16Answers200: Fault = {
  id: 'b16-answers-200',
  role: 'platform',
  title: 'Nothing was created, so the status must be 200',
  breaks: ['B16-1', 'B16-5'],
  wire: answerStatus('setInAppControls', 201, 200),
}
