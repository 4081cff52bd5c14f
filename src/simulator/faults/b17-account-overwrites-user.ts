import type { Fault } from '../fault.ts'
import { attachPartnerId, type PartnerWish } from '../fault-parts/identity.ts'

export const b17AccountOverwritesUser: Fault = {
  id: 'b17-account-overwrites-user',
  role: 'platform',
  title: 'The identifier of an account becomes that of its owner as well',
  breaks: ['B17-5'],
  operations: {
    setReferral(input, world, honest) {
      const { brokerCrmName, partnerId, userId, uidTraderAccountId } = input.body as PartnerWish
      const answer = honest(input, world)
      const owner = world.accountLinks.get(uidTraderAccountId ?? 0)?.userId
      if (answer.status === 200 && userId === undefined && owner !== undefined)
        attachPartnerId(world, brokerCrmName, { userId: owner }, partnerId)
      return answer
    },
  },
}
