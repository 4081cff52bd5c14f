import type { Fault } from '../fault.ts'
import { attachPartnerId } from '../fault-parts/identity.ts'
import { findPartnerId } from '../partner-identifiers.ts'

export const b19BlanksTheIdentifier: Fault = {
  id: 'b19-blanks-the-identifier',
  role: 'platform',
  title: 'The identifier is emptied, and its record stays',
  breaks: ['B19-2', 'B19-4'],
  operations: {
    deleteReferral(input, world, honest) {
      const { brokerCrmName, userId, uidTraderAccountId } = input.query
      const record = findPartnerId(world, brokerCrmName, { userId, uidTraderAccountId })
      const answer = honest(input, world)
      if (record) attachPartnerId(world, brokerCrmName, uidTraderAccountId === undefined ? { userId } : { uidTraderAccountId }, '')
      return answer
    },
  },
}
