import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const a2SkipsCrmTokenCheck: Fault = {
  id: 'a2-skips-crm-token-check',
  role: 'crm',
  title: 'The route was added without the token check',
  breaks: ['A2-7', 'A2-8'],
  contract: forgetSecurity('authorizeOneTime'),
}
