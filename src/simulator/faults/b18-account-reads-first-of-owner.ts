import type { Fault } from '../fault.ts'
import { linksOf } from '../fault-parts/identity.ts'
import { findPartnerId } from '../partner-identifiers.ts'

export const b18AccountReadsFirstOfOwner: Fault = {
  id: 'b18-account-reads-first-of-owner',
  role: 'platform',
  title: 'The identifier of an account is looked for among those of its owner, and the first is taken',
  breaks: ['B18-3', 'B17-5'],
  operations: {
    getReferral(input, world, honest) {
      const { brokerCrmName, uidTraderAccountId } = input.query
      const owner = world.accountLinks.get(uidTraderAccountId ?? 0)?.userId
      const held =
        owner === undefined ? [] : linksOf(world, owner).filter((id) => findPartnerId(world, brokerCrmName, { uidTraderAccountId: id }))
      return honest(held.length > 0 ? { ...input, query: { brokerCrmName, uidTraderAccountId: held[0]! } } : input, world)
    },
  },
}
