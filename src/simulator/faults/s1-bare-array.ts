import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const s1BareArray: Fault = {
  id: 's1-bare-array',
  role: 'platform',
  title: 'The symbols are the answer itself',
  breaks: ['S1-1', 'S1-2'],
  wire: alterAnswer('listSymbols', (body) => body['symbol']),
}
