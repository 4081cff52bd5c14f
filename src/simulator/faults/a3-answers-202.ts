import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a3Answers202: Fault = {
  id: 'a3-answers-202',
  role: 'crm',
  title: 'The log-in goes on elsewhere, so it was only accepted',
  breaks: ['A3-1'],
  wire: answerStatus('authorizeAccessToken', 200, 202),
}
