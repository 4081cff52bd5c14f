import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const b12SkipsTokenCheck: Fault = {
  id: 'b12-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B12-24', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('listLinkedAccounts'),
}
