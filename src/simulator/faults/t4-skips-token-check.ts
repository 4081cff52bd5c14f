import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const t4SkipsTokenCheck: Fault = {
  id: 't4-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['T4-10', 'AUTH-8', 'AUTH-9'],
  contract: forgetSecurity('getSubAccounts'),
}
