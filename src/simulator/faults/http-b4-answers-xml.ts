import type { Fault } from '../fault.ts'
import { asText } from '../fault-parts/request.ts'

export const httpB4AnswersXml: Fault = {
  id: 'http-b4-answers-xml',
  role: 'platform',
  title: 'An old call has kept its XML',
  breaks: ['HTTP-2', 'B4-1'],
  wire: (answer) =>
    answer.operation === 'getSsoUserId' && answer.status < 300 && answer.body !== undefined
      ? asText(answer, 'application/xml', `<userId>${(JSON.parse(answer.body) as { userId?: number }).userId}</userId>`)
      : answer,
}
