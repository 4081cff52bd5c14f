import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const b4SkipsTokenCheck: Fault = {
  id: 'b4-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B4-7', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('getSsoUserId'),
}
