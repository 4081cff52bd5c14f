import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b7IdAsText: Fault = {
  id: 'b7-id-as-text',
  role: 'platform',
  title: 'The id of the link is told as text',
  breaks: ['B7-1'],
  wire: alterAnswer('linkAccount', (body) => ({ ...body, uidTraderAccountId: String(body['uidTraderAccountId']) })),
}
