import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b18ForgetsTheHolder: Fault = {
  id: 'b18-forgets-the-holder',
  role: 'platform',
  title: 'Only the identifier is answered',
  breaks: ['B18-1'],
  wire: alterAnswer('getReferral', ({ partnerId }) => ({ partnerId })),
}
