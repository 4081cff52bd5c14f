import type { Fault } from '../fault.ts'
import { parseOrUndefined, rereadBody } from '../fault-parts/request.ts'

export const httpPlatformRepairsJson: Fault = {
  id: 'http-platform-repairs-json',
  role: 'platform',
  title: 'A reader that completes what is missing at the end',
  breaks: ['HTTP-12'],
  requests: rereadBody('platform', (text) =>
    parseOrUndefined(text) === undefined && parseOrUndefined(`${text}}`) !== undefined ? `${text}}` : text,
  ),
}
