import type { Fault } from '../fault.ts'
import { allowStatus } from '../fault-parts/contract.ts'
import type { PartnerWish } from '../fault-parts/identity.ts'
import { findPartnerId } from '../partner-identifiers.ts'

export const b17FirstAnswers201: Fault = {
  id: 'b17-first-answers-201',
  role: 'platform',
  title: 'A new identifier answers 201 and a changed one 200',
  breaks: ['B17-1'],
  contract: allowStatus('setReferral', 201),
  operations: {
    setReferral(input, world, honest) {
      const { brokerCrmName, partnerId, userId, uidTraderAccountId } = input.body as PartnerWish
      const isKnown = findPartnerId(world, brokerCrmName, { userId, uidTraderAccountId }) !== undefined
      const answer = honest(input, world)
      return !isKnown && answer.status === 200 && partnerId ? { status: 201 as 200 } : answer
    },
  },
}
