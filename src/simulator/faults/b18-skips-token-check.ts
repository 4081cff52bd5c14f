import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const b18SkipsTokenCheck: Fault = {
  id: 'b18-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B18-6', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('getReferral'),
}
