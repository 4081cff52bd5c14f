import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const t5SkipsTokenCheck: Fault = {
  id: 't5-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['T5-20', 'AUTH-8', 'AUTH-9'],
  contract: forgetSecurity('replaceTrader'),
}
