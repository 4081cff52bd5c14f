import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const b16SkipsTokenCheck: Fault = {
  id: 'b16-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B16-19', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('setInAppControls'),
}
