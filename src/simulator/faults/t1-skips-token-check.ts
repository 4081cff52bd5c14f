import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const t1SkipsTokenCheck: Fault = {
  id: 't1-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['T1-37', 'AUTH-8', 'AUTH-9'],
  contract: forgetSecurity('createTrader'),
}
