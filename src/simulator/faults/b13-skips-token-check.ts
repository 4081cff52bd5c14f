import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const b13SkipsTokenCheck: Fault = {
  id: 'b13-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B13-14', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('listInvitedUsers'),
}
