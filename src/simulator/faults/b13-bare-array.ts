import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b13BareArray: Fault = {
  id: 'b13-bare-array',
  role: 'platform',
  title: 'The list stands alone, without a name',
  breaks: ['B13-1'],
  wire: alterAnswer('listInvitedUsers', (body) => body['invitedUsers']),
}
