import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b9Answers202: Fault = {
  id: 'b9-answers-202',
  role: 'platform',
  title: 'The message is on its way only, so the status is 202',
  breaks: ['B9-1'],
  wire: answerStatus('sendPush', 200, 202),
}
