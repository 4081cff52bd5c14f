import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b7TellsNextId: Fault = {
  id: 'b7-tells-next-id',
  role: 'platform',
  title: 'The id is read from the counter after it was moved on',
  breaks: ['B7-4'],
  wire: alterAnswer('linkAccount', (body) => ({ ...body, uidTraderAccountId: Number(body['uidTraderAccountId']) + 1 })),
}
