import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const t6SkipsTokenCheck: Fault = {
  id: 't6-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['T6-17', 'AUTH-8', 'AUTH-9'],
  contract: forgetSecurity('updateTrader'),
}
