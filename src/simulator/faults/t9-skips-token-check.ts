import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const t9SkipsTokenCheck: Fault = {
  id: 't9-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['T9-7', 'AUTH-8', 'AUTH-9'],
  contract: forgetSecurity('changePassword'),
}
