import type { Fault } from '../fault.ts'
import { allowStatus } from '../fault-parts/contract.ts'
import type { PartnerWish } from '../fault-parts/identity.ts'
import { findPartnerId } from '../partner-identifiers.ts'

export const b17UpdateAnswers204: Fault = {
  id: 'b17-update-answers-204',
  role: 'platform',
  title: 'A changed identifier answers without content',
  breaks: ['B17-1'],
  contract: allowStatus('setReferral', 204),
  operations: {
    setReferral(input, world, honest) {
      const { brokerCrmName, userId, uidTraderAccountId } = input.body as PartnerWish
      const isKnown = findPartnerId(world, brokerCrmName, { userId, uidTraderAccountId }) !== undefined
      const answer = honest(input, world)
      return isKnown && answer.status === 200 ? { status: 204 as 200 } : answer
    },
  },
}
