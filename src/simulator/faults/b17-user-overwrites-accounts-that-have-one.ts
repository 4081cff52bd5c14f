import type { Fault } from '../fault.ts'
import { attachPartnerId, linksOf, type PartnerWish } from '../fault-parts/identity.ts'
import { findPartnerId } from '../partner-identifiers.ts'

export const b17UserOverwritesAccountsThatHaveOne: Fault = {
  id: 'b17-user-overwrites-accounts-that-have-one',
  role: 'platform',
  title: 'The identifier of a user replaces all that stand under the user id',
  breaks: ['B17-5'],
  operations: {
    setReferral(input, world, honest) {
      const { brokerCrmName, partnerId, userId } = input.body as PartnerWish
      const answer = honest(input, world)
      const held =
        userId === undefined
          ? []
          : linksOf(world, userId).filter((uidTraderAccountId) => findPartnerId(world, brokerCrmName, { uidTraderAccountId }))
      if (answer.status === 200)
        for (const uidTraderAccountId of held) attachPartnerId(world, brokerCrmName, { uidTraderAccountId }, partnerId)
      return answer
    },
  },
}
