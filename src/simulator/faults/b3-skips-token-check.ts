import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const b3SkipsTokenCheck: Fault = {
  id: 'b3-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B3-6', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('changeEmail'),
}
