import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const a3SkipsCrmTokenCheck: Fault = {
  id: 'a3-skips-crm-token-check',
  role: 'crm',
  title: 'The access token is secret enough',
  breaks: ['A3-5', 'A3-6'],
  contract: forgetSecurity('authorizeAccessToken'),
}
