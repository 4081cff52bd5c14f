import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const b2SkipsTokenCheck: Fault = {
  id: 'b2-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B2-7', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('acceptAgreement'),
}
