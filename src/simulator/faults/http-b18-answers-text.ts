import type { Fault } from '../fault.ts'
import { asText } from '../fault-parts/request.ts'

export const httpB18AnswersText: Fault = {
  id: 'http-b18-answers-text',
  role: 'platform',
  title: 'A lookup answers text',
  breaks: ['HTTP-2', 'B18-1'],
  wire: (answer) =>
    answer.operation === 'getReferral' && answer.status < 300 && answer.body !== undefined
      ? asText(answer, 'text/plain', Object.entries(JSON.parse(answer.body) as object).join('\n'))
      : answer,
}
