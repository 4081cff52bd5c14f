import type { Fault } from '../fault.ts'
import { asText } from '../fault-parts/request.ts'

export const httpA4AnswersBareToken: Fault = {
  id: 'http-a4-answers-bare-token',
  role: 'crm',
  title: 'The token is the whole body',
  breaks: ['HTTP-1', 'A4-1'],
  wire: (answer) =>
    answer.operation === 'generateOneTimeToken' && answer.status < 300 && answer.body !== undefined
      ? asText(answer, 'text/plain', (JSON.parse(answer.body) as { token: string }).token)
      : answer,
}
