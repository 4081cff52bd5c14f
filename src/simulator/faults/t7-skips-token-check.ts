import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const t7SkipsTokenCheck: Fault = {
  id: 't7-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['T7-9', 'AUTH-8', 'AUTH-9'],
  contract: forgetSecurity('deleteTrader'),
}
