import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const t2SkipsTokenCheck: Fault = {
  id: 't2-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['T2-21', 'AUTH-8', 'AUTH-9'],
  contract: forgetSecurity('getTrader'),
}
