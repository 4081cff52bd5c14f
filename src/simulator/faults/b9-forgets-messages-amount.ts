import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b9ForgetsMessagesAmount: Fault = {
  id: 'b9-forgets-messages-amount',
  role: 'platform',
  title: 'Only the users are counted',
  breaks: ['B9-1'],
  wire: alterAnswer('sendPush', (body) => ({ usersAmount: body['usersAmount'] })),
}
