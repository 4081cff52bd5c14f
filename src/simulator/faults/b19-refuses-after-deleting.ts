import { keyOfHolder } from '../../domain/partner-holder.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { readNumeral, takeAnyNumerals } from '../fault-parts/contract.ts'

export const b19RefusesAfterDeleting: Fault = {
  id: 'b19-refuses-after-deleting',
  role: 'platform',
  title: 'The account is looked at after the identifier of the user was deleted',
  breaks: ['B19-6'],
  contract: takeAnyNumerals('deleteReferral'),
  operations: {
    deleteReferral(input, world, honest) {
      const { brokerCrmName } = input.query
      const [userId, uidTraderAccountId] = [readNumeral(input.query.userId), readNumeral(input.query.uidTraderAccountId)]
      if (userId === undefined) return refuse('B19-6')
      const isRead = input.query.uidTraderAccountId === undefined || uidTraderAccountId !== undefined
      if (isRead)
        return honest(
          { ...input, query: { brokerCrmName, userId, ...(uidTraderAccountId !== undefined && { uidTraderAccountId }) } },
          world,
        )
      world.partnerIds.delete(keyOfHolder(brokerCrmName, { userId }))
      return refuse('B19-6')
    },
  },
}
