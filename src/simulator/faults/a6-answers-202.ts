import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const a6Answers202: Fault = {
  id: 'a6-answers-202',
  role: 'crm',
  title: 'The attribution is put in a queue',
  breaks: ['A6-1'],
  wire: answerStatus('attributeUser', 200, 202),
}
