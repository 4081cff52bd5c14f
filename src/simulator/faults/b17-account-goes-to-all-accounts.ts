import type { Fault } from '../fault.ts'
import { attachPartnerId, linksOf, type PartnerWish } from '../fault-parts/identity.ts'

export const b17AccountGoesToAllAccounts: Fault = {
  id: 'b17-account-goes-to-all-accounts',
  role: 'platform',
  title: 'The identifier is attached to every account of the owner',
  breaks: ['B17-5'],
  operations: {
    setReferral(input, world, honest) {
      const { brokerCrmName, partnerId, uidTraderAccountId } = input.body as PartnerWish
      const answer = honest(input, world)
      const owner = world.accountLinks.get(uidTraderAccountId ?? 0)?.userId
      if (answer.status === 200 && owner !== undefined)
        for (const id of linksOf(world, owner)) attachPartnerId(world, brokerCrmName, { uidTraderAccountId: id }, partnerId)
      return answer
    },
  },
}
