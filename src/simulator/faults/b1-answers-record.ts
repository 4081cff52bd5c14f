import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b1AnswersRecord: Fault = {
  id: 'b1-answers-record',
  role: 'platform',
  title: 'The whole user is answered under another name than userId',
  breaks: ['B1-1'],
  wire: alterAnswer('createSsoUser', ({ userId, ...body }) => ({ ...body, id: userId })),
}
