import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const b1SkipsTokenCheck: Fault = {
  id: 'b1-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B1-7', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('createSsoUser'),
}
