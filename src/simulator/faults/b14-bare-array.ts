import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b14BareArray: Fault = {
  id: 'b14-bare-array',
  role: 'platform',
  title: 'The array is the whole answer',
  breaks: ['B14-1'],
  wire: alterAnswer('listUsers', (body) => body['users']),
}
