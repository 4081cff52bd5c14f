import type { Fault } from '../fault.ts'
import { findPartnerId } from '../partner-identifiers.ts'

export const b18AccountFallsBackToOwner: Fault = {
  id: 'b18-account-falls-back-to-owner',
  role: 'platform',
  title: 'An account without an identifier has that of its owner',
  breaks: ['B18-3', 'B19-4'],
  operations: {
    getReferral(input, world, honest) {
      const { brokerCrmName, uidTraderAccountId } = input.query
      const owner = world.accountLinks.get(uidTraderAccountId ?? 0)?.userId
      const isBare = owner !== undefined && !findPartnerId(world, brokerCrmName, { uidTraderAccountId })
      return honest(isBare ? { ...input, query: { brokerCrmName, userId: owner } } : input, world)
    },
  },
}
