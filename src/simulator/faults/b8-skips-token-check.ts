import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const b8SkipsTokenCheck: Fault = {
  id: 'b8-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B8-7', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('changeLinkedAccount'),
}
