import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a7UsersSwapped: Fault = {
  id: 'a7-users-swapped',
  role: 'platform',
  title: 'The user and the partner are mixed up',
  breaks: ['A7-6'],
  calls: alterCallBody('A7', (body) => ({ ...body, userId: body['partnerUserId'], partnerUserId: body['userId'] })),
}
