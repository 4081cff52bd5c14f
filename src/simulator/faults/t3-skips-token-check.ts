import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const t3SkipsTokenCheck: Fault = {
  id: 't3-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['T3-27', 'AUTH-8', 'AUTH-9'],
  contract: forgetSecurity('listTraders'),
}
