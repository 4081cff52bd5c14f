import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b19Answers204: Fault = {
  id: 'b19-answers-204',
  role: 'platform',
  title: 'There is nothing to return, so the status must be 204',
  breaks: ['B19-1'],
  wire: answerStatus('deleteReferral', 200, 204),
}
