import type { Fault } from '../fault.ts'
import { permitEverything } from '../fault-parts/identity.ts'

export const b15IgnoresMissingPermission: Fault = {
  id: 'b15-ignores-missing-permission',
  role: 'platform',
  title: 'The permission is checked where users are listed, and not here',
  breaks: ['B15-9'],
  operations: { issueSsoCode: (input, world, honest) => honest({ ...input, caller: permitEverything(input.caller) }, world) },
}
