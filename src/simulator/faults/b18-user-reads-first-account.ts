import type { Fault } from '../fault.ts'
import { linksOf } from '../fault-parts/identity.ts'
import { findPartnerId } from '../partner-identifiers.ts'

export const b18UserReadsFirstAccount: Fault = {
  id: 'b18-user-reads-first-account',
  role: 'platform',
  title: 'The record of an account is found first, since it names the user too',
  breaks: ['B18-2', 'B17-5'],
  operations: {
    getReferral(input, world, honest) {
      const { brokerCrmName, userId, uidTraderAccountId } = input.query
      const links = userId === undefined || uidTraderAccountId !== undefined ? [] : linksOf(world, userId)
      const found = links
        .map((id) => findPartnerId(world, brokerCrmName, { uidTraderAccountId: id }))
        .find((record) => record !== undefined)
      return found ? { status: 200, body: { userId: userId!, partnerId: found.partnerId } } : honest(input, world)
    },
  },
}
