import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a6UsersSwapped: Fault = {
  id: 'a6-users-swapped',
  role: 'platform',
  title: 'The two users are mixed up',
  breaks: ['A6-8'],
  calls: alterCallBody('A6', (body) => ({ ...body, invitedUserId: body['partnerUserId'], partnerUserId: body['invitedUserId'] })),
}
