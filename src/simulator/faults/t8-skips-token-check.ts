import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const t8SkipsTokenCheck: Fault = {
  id: 't8-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['T8-32', 'AUTH-8', 'AUTH-9'],
  contract: forgetSecurity('changeBalance'),
}
