import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import type { PartnerWish } from '../fault-parts/identity.ts'
import { findPartnerId } from '../partner-identifiers.ts'

export const b17RefusesASecondOne: Fault = {
  id: 'b17-refuses-a-second-one',
  role: 'platform',
  title: 'A holder who has an identifier is refused',
  breaks: ['B17-4', 'B17-1'],
  operations: {
    setReferral(input, world, honest) {
      const { brokerCrmName, userId, uidTraderAccountId } = input.body as PartnerWish
      return findPartnerId(world, brokerCrmName, { userId, uidTraderAccountId })
        ? refuse('B17-6', 'there is one already')
        : honest(input, world)
    },
  },
}
