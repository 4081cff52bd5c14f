import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const s1SkipsTokenCheck: Fault = {
  id: 's1-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['S1-6', 'AUTH-8', 'AUTH-9'],
  contract: forgetSecurity('listSymbols'),
}
