import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const b6SkipsTokenCheck: Fault = {
  id: 'b6-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B6-14', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('createUser'),
}
