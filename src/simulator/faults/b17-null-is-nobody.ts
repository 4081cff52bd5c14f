import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'
import type { PartnerWish } from '../fault-parts/identity.ts'

export const b17NullIsNobody: Fault = {
  id: 'b17-null-is-nobody',
  role: 'platform',
  title: 'An id that is null counts as left out',
  breaks: ['B17-7'],
  contract: (document) => {
    const fields = ownBodySchema(document, 'setReferral')['properties'] as JsonObject
    Object.assign(fields, { userId: { type: ['integer', 'null'] }, uidTraderAccountId: { type: ['integer', 'null'] } })
  },
  operations: {
    setReferral(input, world, honest) {
      const { userId, uidTraderAccountId } = input.body as PartnerWish
      const isNobody = (userId ?? uidTraderAccountId ?? null) === null
      return isNobody ? { status: 200 } : honest(input, world)
    },
  },
}
