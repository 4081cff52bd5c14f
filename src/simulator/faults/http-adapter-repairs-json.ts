import type { Fault } from '../fault.ts'
import { parseOrUndefined, rereadBody } from '../fault-parts/request.ts'

export const httpAdapterRepairsJson: Fault = {
  id: 'http-adapter-repairs-json',
  role: 'adapter',
  title: 'A reader that completes what is missing at the end',
  breaks: ['HTTP-13'],
  requests: rereadBody('adapter', (text) =>
    parseOrUndefined(text) === undefined && parseOrUndefined(`${text}}`) !== undefined ? `${text}}` : text,
  ),
}
