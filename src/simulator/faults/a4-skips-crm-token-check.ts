import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const a4SkipsCrmTokenCheck: Fault = {
  id: 'a4-skips-crm-token-check',
  role: 'crm',
  title: 'The route was added without the token check',
  breaks: ['A4-11', 'A4-12'],
  contract: forgetSecurity('generateOneTimeToken'),
}
