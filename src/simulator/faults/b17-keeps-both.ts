import type { Fault } from '../fault.ts'
import type { PartnerWish } from '../fault-parts/identity.ts'
import { findPartnerId } from '../partner-identifiers.ts'

export const b17KeepsBoth: Fault = {
  id: 'b17-keeps-both',
  role: 'platform',
  title: 'A second identifier is appended to the first',
  breaks: ['B17-4'],
  operations: {
    setReferral(input, world, honest) {
      const { brokerCrmName, partnerId, userId, uidTraderAccountId } = input.body as PartnerWish
      const before = findPartnerId(world, brokerCrmName, { userId, uidTraderAccountId })?.partnerId
      return honest(
        before === undefined ? input : { ...input, body: { ...(input.body as PartnerWish), partnerId: `${before},${partnerId}` } },
        world,
      )
    },
  },
}
