import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { parsePrefix, takeAnyNumerals } from '../fault-parts/contract.ts'

export const b19ReadsNumberPrefix: Fault = {
  id: 'b19-reads-number-prefix',
  role: 'platform',
  title: 'parseInt takes 12x for 12',
  breaks: ['B19-6'],
  contract: takeAnyNumerals('deleteReferral'),
  operations: {
    deleteReferral(input, world, honest) {
      const { brokerCrmName, userId, uidTraderAccountId } = input.query
      const account = parsePrefix(uidTraderAccountId)
      if (Number.isNaN(account)) return refuse('B19-6')
      return honest(
        { ...input, query: { brokerCrmName, userId: parsePrefix(userId)!, ...(account !== undefined && { uidTraderAccountId: account }) } },
        world,
      )
    },
  },
}
