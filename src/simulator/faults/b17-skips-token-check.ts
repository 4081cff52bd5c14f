import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const b17SkipsTokenCheck: Fault = {
  id: 'b17-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B17-9', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('setReferral'),
}
