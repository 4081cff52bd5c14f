import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const b5SkipsTokenCheck: Fault = {
  id: 'b5-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B5-5', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('logOutUser'),
}
