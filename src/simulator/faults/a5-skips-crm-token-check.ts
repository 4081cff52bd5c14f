import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const a5SkipsCrmTokenCheck: Fault = {
  id: 'a5-skips-crm-token-check',
  role: 'crm',
  title: 'Logging out does no harm, so anybody may do it',
  breaks: ['A5-4'],
  contract: forgetSecurity('logOutOfCrm'),
}
