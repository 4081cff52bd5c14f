import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const b11SkipsTokenCheck: Fault = {
  id: 'b11-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B11-4', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('getUserId'),
}
