import type { Fault } from '../fault.ts'
import { parseOrUndefined, rereadBody } from '../fault-parts/request.ts'

export const httpCrmRepairsJson: Fault = {
  id: 'http-crm-repairs-json',
  role: 'crm',
  title: 'A reader that completes what is missing at the end',
  breaks: ['HTTP-11'],
  requests: rereadBody('crm', (text) =>
    parseOrUndefined(text) === undefined && parseOrUndefined(`${text}}`) !== undefined ? `${text}}` : text,
  ),
}
