import type { Fault } from '../fault.ts'
import { permitEverything } from '../fault-parts/identity.ts'

export const b14IgnoresMissingPermission: Fault = {
  id: 'b14-ignores-missing-permission',
  role: 'platform',
  title: 'Any manager may list users',
  breaks: ['B14-14'],
  operations: { listUsers: (input, world, honest) => honest({ ...input, caller: permitEverything(input.caller) }, world) },
}
