import type { Fault } from '../fault.ts'
import { attachPartnerId, linksOf, type PartnerWish } from '../fault-parts/identity.ts'

export const b17UserOverwritesAccounts: Fault = {
  id: 'b17-user-overwrites-accounts',
  role: 'platform',
  title: 'The identifier of a user is passed on to all accounts',
  breaks: ['B17-5'],
  operations: {
    setReferral(input, world, honest) {
      const { brokerCrmName, partnerId, userId } = input.body as PartnerWish
      const answer = honest(input, world)
      if (answer.status === 200 && userId !== undefined)
        for (const uidTraderAccountId of linksOf(world, userId)) attachPartnerId(world, brokerCrmName, { uidTraderAccountId }, partnerId)
      return answer
    },
  },
}
