import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts.ts'
<<<<<<< HEAD
import { trustedCaller } from '../identity-fault-parts.ts'
=======
>>>>>>> w-x

export const b14SkipsTokenCheck: Fault = {
  id: 'b14-skips-token-check',
  role: 'platform',
<<<<<<< HEAD
  title: 'The route was added without the token check',
  breaks: ['B14-13', 'B14-14', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('listUsers'),
  operations: { listUsers: (input, world, honest) => honest({ ...input, caller: trustedCaller(world) }, world) },
=======
  title: 'A call without a token counts as one of the first manager',
  breaks: ['B14-13', 'AUTH-7', 'AUTH-9'],
  contract: forgetSecurity('listUsers'),
  operations: {
    listUsers: (input, world, honest) => honest({ ...input, caller: { manager: Array.from(world.managers.values())[0]! } }, world),
  },
>>>>>>> w-x
}
