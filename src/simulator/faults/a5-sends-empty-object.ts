import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a5SendsEmptyObject: Fault = {
  id: 'a5-sends-empty-object',
  role: 'platform',
  title: 'The client library sends an empty object where there is no body',
  breaks: ['A5-12'],
  calls: alterCallBody('A5', () => ({})),
}
