import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const b19SkipsTokenCheck: Fault = {
  id: 'b19-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B19-7', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('deleteReferral'),
}
