import { keyOfHolder } from '../../domain/partner-holder.ts'
import type { Fault } from '../fault.ts'
import { linksOf } from '../fault-parts/identity.ts'

export const b19UserTakesAccountsAlong: Fault = {
  id: 'b19-user-takes-accounts-along',
  role: 'platform',
  title: 'Without an account everything under the user id goes',
  breaks: ['B19-3'],
  operations: {
    deleteReferral(input, world, honest) {
      const { brokerCrmName, userId, uidTraderAccountId } = input.query
      const answer = honest(input, world)
      if (uidTraderAccountId === undefined && answer.status === 200)
        for (const id of linksOf(world, userId)) world.partnerIds.delete(keyOfHolder(brokerCrmName, { uidTraderAccountId: id }))
      return answer
    },
  },
}
