import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'
import type { PartnerWish } from '../fault-parts/identity.ts'

export const b17NobodyWillDo: Fault = {
  id: 'b17-nobody-will-do',
  role: 'platform',
  title: 'Without a holder there is nothing to do, and so nothing to refuse',
  breaks: ['B17-7'],
  contract: (document) => {
    delete ownBodySchema(document, 'setReferral')['anyOf']
  },
  operations: {
    setReferral(input, world, honest) {
      const { userId, uidTraderAccountId } = input.body as PartnerWish
      return userId === undefined && uidTraderAccountId === undefined ? { status: 200 } : honest(input, world)
    },
  },
}
