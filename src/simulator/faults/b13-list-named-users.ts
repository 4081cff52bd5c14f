import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b13ListNamedUsers: Fault = {
  id: 'b13-list-named-users',
  role: 'platform',
  title: 'The list is called users, as in B14',
  breaks: ['B13-1'],
  wire: alterAnswer('listInvitedUsers', (body) => ({ users: body['invitedUsers'] })),
}
