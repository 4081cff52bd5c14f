import type { Fault } from '../fault.ts'
import type { PartnerWish } from '../fault-parts/identity.ts'

export const b17AccountGoesToOwner: Fault = {
  id: 'b17-account-goes-to-owner',
  role: 'platform',
  title: 'The identifier of an account is attached to its owner',
  breaks: ['B17-3', 'B17-5'],
  operations: {
    setReferral(input, world, honest) {
      const { brokerCrmName, partnerId, uidTraderAccountId } = input.body as PartnerWish
      const link = world.accountLinks.get(uidTraderAccountId ?? 0)
      return honest(link ? { ...input, body: { brokerCrmName, partnerId, userId: link.userId } } : input, world)
    },
  },
}
