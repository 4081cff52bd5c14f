import type { Fault } from '../fault.ts'
import { parseOrUndefined, rereadBody } from '../fault-parts/request.ts'

export const httpCrmReadsFirstValueOnly: Fault = {
  id: 'http-crm-reads-first-value-only',
  role: 'crm',
  title: 'The parser stops where the first object ends',
  breaks: ['HTTP-11'],
  requests: rereadBody('crm', (text) => {
    for (let end = text.indexOf('}'); end >= 0; end = text.indexOf('}', end + 1)) {
      if (parseOrUndefined(text.slice(0, end + 1)) !== undefined) return text.slice(0, end + 1)
    }
    return text
  }),
}
