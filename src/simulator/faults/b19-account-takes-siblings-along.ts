import { keyOfHolder } from '../../domain/partner-holder.ts'
import type { Fault } from '../fault.ts'
import { linksOf } from '../fault-parts/identity.ts'

export const b19AccountTakesSiblingsAlong: Fault = {
  id: 'b19-account-takes-siblings-along',
  role: 'platform',
  title: 'With an account the identifiers of all accounts of the user go',
  breaks: ['B19-4'],
  operations: {
    deleteReferral(input, world, honest) {
      const { brokerCrmName, userId, uidTraderAccountId } = input.query
      const answer = honest(input, world)
      if (answer.status === 200 && uidTraderAccountId !== undefined)
        for (const id of linksOf(world, userId)) world.partnerIds.delete(keyOfHolder(brokerCrmName, { uidTraderAccountId: id }))
      return answer
    },
  },
}
