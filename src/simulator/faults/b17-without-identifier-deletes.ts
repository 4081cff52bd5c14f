import { keyOfHolder } from '../../domain/partner-holder.ts'
import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'
import type { PartnerWish } from '../fault-parts/identity.ts'

export const b17WithoutIdentifierDeletes: Fault = {
  id: 'b17-without-identifier-deletes',
  role: 'platform',
  title: 'Without partnerId the identifier is taken away',
  breaks: ['B17-6'],
  contract: makeOptional('setReferral', 'partnerId'),
  operations: {
    setReferral(input, world, honest) {
      const { brokerCrmName, partnerId, userId, uidTraderAccountId } = input.body as PartnerWish
      if (partnerId !== undefined) return honest(input, world)
      const holder = uidTraderAccountId === undefined ? { userId: userId! } : { uidTraderAccountId }
      world.partnerIds.delete(keyOfHolder(brokerCrmName, holder))
      return { status: 200 }
    },
  },
}
