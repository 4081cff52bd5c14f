import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b18ForgetsTheAccount: Fault = {
  id: 'b18-forgets-the-account',
  role: 'platform',
  title: 'Only the owner is told beside the identifier of an account',
  breaks: ['B18-3'],
  wire: alterAnswer('getReferral', ({ uidTraderAccountId: _, ...body }) => body),
}
