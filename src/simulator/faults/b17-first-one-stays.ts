import type { Fault } from '../fault.ts'
import type { PartnerWish } from '../fault-parts/identity.ts'
import { findPartnerId } from '../partner-identifiers.ts'

export const b17FirstOneStays: Fault = {
  id: 'b17-first-one-stays',
  role: 'platform',
  title: 'Insert, or ignore what is already there',
  breaks: ['B17-4'],
  operations: {
    setReferral(input, world, honest) {
      const { brokerCrmName, userId, uidTraderAccountId } = input.body as PartnerWish
      return findPartnerId(world, brokerCrmName, { userId, uidTraderAccountId }) ? { status: 200 } : honest(input, world)
    },
  },
}
