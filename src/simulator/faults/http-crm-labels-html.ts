import type { Fault } from '../fault.ts'
import { asText } from '../fault-parts/request.ts'

export const httpCrmLabelsHtml: Fault = {
  id: 'http-crm-labels-html',
  role: 'crm',
  title: 'The framework labels every answer as a page',
  breaks: ['HTTP-4'],
  wire: (answer) => (answer.body === undefined ? answer : asText(answer, 'text/html; charset=utf-8', answer.body)),
}
