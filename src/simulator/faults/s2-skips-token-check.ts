import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const s2SkipsTokenCheck: Fault = {
  id: 's2-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['S2-4', 'AUTH-8', 'AUTH-9'],
  contract: forgetSecurity('listDepositAssets'),
}
