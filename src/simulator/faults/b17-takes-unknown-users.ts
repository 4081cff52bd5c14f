import type { Fault } from '../fault.ts'
import type { PartnerWish } from '../fault-parts/identity.ts'
import { findUser } from '../people.ts'

export const b17TakesUnknownUsers: Fault = {
  id: 'b17-takes-unknown-users',
  role: 'platform',
  title: 'Whether the user exists is not looked at',
  breaks: ['B17-10'],
  operations: {
    setReferral(input, world, honest) {
      const { userId } = input.body as PartnerWish
      return userId !== undefined && !findUser(world, userId) ? { status: 200 } : honest(input, world)
    },
  },
}
