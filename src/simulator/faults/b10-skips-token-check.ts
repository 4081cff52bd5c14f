import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const b10SkipsTokenCheck: Fault = {
  id: 'b10-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B10-5', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('getTraderEmail'),
}
