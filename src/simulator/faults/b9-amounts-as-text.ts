import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b9AmountsAsText: Fault = {
  id: 'b9-amounts-as-text',
  role: 'platform',
  title: 'The amounts come from a template and are texts',
  breaks: ['B9-1'],
  wire: alterAnswer('sendPush', (body) => ({ usersAmount: String(body['usersAmount']), messagesAmount: String(body['messagesAmount']) })),
}
