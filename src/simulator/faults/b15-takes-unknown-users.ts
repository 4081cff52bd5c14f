import type { Fault } from '../fault.ts'
import { findUser } from '../people.ts'

export const b15TakesUnknownUsers: Fault = {
  id: 'b15-takes-unknown-users',
  role: 'platform',
  title: 'Whether the user exists is left to the redemption',
  breaks: ['B15-10'],
  operations: {
    issueSsoCode(input, world, honest) {
      const isKnown = findUser(world, input.path.userId) !== undefined || !input.caller.manager?.canAuthenticateUsers
      return isKnown ? honest(input, world) : { status: 200, body: { code: world.newToken('sso-code') } }
    },
  },
}
