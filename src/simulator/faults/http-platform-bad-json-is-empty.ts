import type { Fault } from '../fault.ts'
import { parseOrUndefined, rereadBody } from '../fault-parts/request.ts'

export const httpPlatformBadJsonIsEmpty: Fault = {
  id: 'http-platform-bad-json-is-empty',
  role: 'platform',
  title: 'A body that cannot be read counts as an empty object',
  breaks: ['HTTP-12'],
  requests: rereadBody('platform', (text) => (parseOrUndefined(text) === undefined ? '{}' : text)),
}
