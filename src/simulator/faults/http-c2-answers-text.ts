import type { Fault } from '../fault.ts'
import { asText } from '../fault-parts/request.ts'

export const httpC2AnswersText: Fault = {
  id: 'http-c2-answers-text',
  role: 'adapter',
  title: 'A log-out is answered by a word',
  breaks: ['HTTP-3', 'C2-1'],
  wire: (answer) =>
    answer.operation === 'revokeAdapterToken' && answer.status < 300 && answer.body !== undefined
      ? answer.body.includes('"ok"')
        ? asText(answer, 'text/plain', 'ok')
        : answer
      : answer,
}
