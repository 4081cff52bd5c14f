import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts.ts'

export const b14SkipsTokenCheck: Fault = {
  id: 'b14-skips-token-check',
  role: 'platform',
  title: 'A call without a token counts as one of the first manager',
  breaks: ['B14-13', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('listUsers'),
  operations: {
    listUsers: (input, world, honest) => honest({ ...input, caller: { manager: Array.from(world.managers.values())[0]! } }, world),
  },
}
