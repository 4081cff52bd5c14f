import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b4AnswersArray: Fault = {
  id: 'b4-answers-array',
  role: 'platform',
  title: 'All matches are answered, as a list',
  breaks: ['B4-1'],
  wire: alterAnswer('getSsoUserId', (body) => (body['userId'] === undefined ? body : [body])),
}
