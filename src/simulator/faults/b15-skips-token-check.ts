import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'
import { trustedCaller } from '../fault-parts/identity.ts'

export const b15SkipsTokenCheck: Fault = {
  id: 'b15-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B15-8', 'B15-9', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('issueSsoCode'),
  operations: { issueSsoCode: (input, world, honest) => honest({ ...input, caller: trustedCaller(world) }, world) },
}
