import type { Fault } from '../fault.ts'
import { nextLinkId } from '../ids.ts'
import { findUser } from '../people.ts'

export const b7UnknownUserSucceeds: Fault = {
  id: 'b7-unknown-user-succeeds',
  role: 'platform',
  title: 'The link is stored for a user who is not there',
  breaks: ['B7-11'],
  operations: {
    linkAccount(input, world, honest) {
      return findUser(world, input.body.userId) ? honest(input, world) : { status: 200, body: { uidTraderAccountId: nextLinkId(world) } }
    },
  },
}
