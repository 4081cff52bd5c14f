import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const t10SkipsTokenCheck: Fault = {
  id: 't10-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['T10-8', 'AUTH-8', 'AUTH-9'],
  contract: forgetSecurity('checkPassword'),
}
