import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const b7SkipsTokenCheck: Fault = {
  id: 'b7-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B7-7', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('linkAccount'),
}
