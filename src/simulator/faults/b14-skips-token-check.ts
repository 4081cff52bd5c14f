import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'
import { trustedCaller } from '../fault-parts/identity.ts'

export const b14SkipsTokenCheck: Fault = {
  id: 'b14-skips-token-check',
  role: 'platform',
  title: 'The route was added without the token check',
  breaks: ['B14-13', 'B14-14', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('listUsers'),
  operations: { listUsers: (input, world, honest) => honest({ ...input, caller: trustedCaller(world) }, world) },
}
