import type { Fault } from '../fault.ts'
import { asText } from '../fault-parts/request.ts'

export const httpAdapterLabelsHtml: Fault = {
  id: 'http-adapter-labels-html',
  role: 'adapter',
  title: 'The framework labels every answer as a page',
  breaks: ['HTTP-6'],
  wire: (answer) => (answer.body === undefined ? answer : asText(answer, 'text/html; charset=utf-8', answer.body)),
}
