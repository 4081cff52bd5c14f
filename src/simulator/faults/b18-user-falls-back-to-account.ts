import type { Fault } from '../fault.ts'
import { linksOf } from '../fault-parts/identity.ts'
import { findPartnerId } from '../partner-identifiers.ts'

export const b18UserFallsBackToAccount: Fault = {
  id: 'b18-user-falls-back-to-account',
  role: 'platform',
  title: 'A user without an identifier has that of the first account',
  breaks: ['B17-5'],
  operations: {
    getReferral(input, world, honest) {
      const { brokerCrmName, userId, uidTraderAccountId } = input.query
      const isBare = userId !== undefined && uidTraderAccountId === undefined && !findPartnerId(world, brokerCrmName, { userId })
      const held = isBare ? linksOf(world, userId).map((id) => findPartnerId(world, brokerCrmName, { uidTraderAccountId: id })) : []
      const first = held.find((record) => record !== undefined)
      return first ? { status: 200, body: { userId: userId!, partnerId: first.partnerId } } : honest(input, world)
    },
  },
}
