import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const b9SkipsTokenCheck: Fault = {
  id: 'b9-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B9-13', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('sendPush'),
}
