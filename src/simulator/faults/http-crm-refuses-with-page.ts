import type { Fault } from '../fault.ts'
import { asText } from '../fault-parts/request.ts'

export const httpCrmRefusesWithPage: Fault = {
  id: 'http-crm-refuses-with-page',
  role: 'crm',
  title: 'Refusals are pages for people',
  breaks: ['HTTP-1'],
  wire: (answer) =>
    answer.status >= 400 && answer.status < 500
      ? asText(answer, 'text/html', `<html><body><h1>Error ${answer.status}</h1></body></html>`)
      : answer,
}
