import type { Fault } from '../fault.ts'
import { parseOrUndefined, rereadBody } from '../fault-parts/request.ts'

export const httpAdapterReadsFirstValueOnly: Fault = {
  id: 'http-adapter-reads-first-value-only',
  role: 'adapter',
  title: 'The parser stops where the first object ends',
  breaks: ['HTTP-13'],
  requests: rereadBody('adapter', (text) => {
    for (let end = text.indexOf('}'); end >= 0; end = text.indexOf('}', end + 1)) {
      if (parseOrUndefined(text.slice(0, end + 1)) !== undefined) return text.slice(0, end + 1)
    }
    return text
  }),
}
