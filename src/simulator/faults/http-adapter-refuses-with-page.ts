import type { Fault } from '../fault.ts'
import { asText } from '../fault-parts/request.ts'

export const httpAdapterRefusesWithPage: Fault = {
  id: 'http-adapter-refuses-with-page',
  role: 'adapter',
  title: 'Refusals are pages for people',
  breaks: ['HTTP-3', 'ERR-13', 'C1-3'],
  wire: (answer) =>
    answer.body?.includes('"s":"error"') ? asText(answer, 'text/html', '<html><body><h1>Refused</h1></body></html>') : answer,
}
