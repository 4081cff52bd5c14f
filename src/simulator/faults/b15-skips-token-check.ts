import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts.ts'

export const b15SkipsTokenCheck: Fault = {
  id: 'b15-skips-token-check',
  role: 'platform',
  title: 'A call without a token counts as one of the first manager',
  breaks: ['B15-8', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('issueSsoCode'),
  operations: {
    issueSsoCode: (input, world, honest) => honest({ ...input, caller: { manager: Array.from(world.managers.values())[0]! } }, world),
  },
}
