import type { Fault } from '../fault.ts'
import { asText } from '../fault-parts/request.ts'

export const httpPlatformLabelsHtml: Fault = {
  id: 'http-platform-labels-html',
  role: 'platform',
  title: 'The framework labels every answer as a page',
  breaks: ['HTTP-5'],
  wire: (answer) => (answer.body === undefined ? answer : asText(answer, 'text/html; charset=utf-8', answer.body)),
}
