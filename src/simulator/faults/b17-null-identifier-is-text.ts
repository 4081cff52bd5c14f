import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'
import { alterPartnerIds } from '../fault-parts/identity.ts'

export const b17NullIdentifierIsText: Fault = {
  id: 'b17-null-identifier-is-text',
  role: 'platform',
  title: 'A partnerId that is null is stored as the text null',
  breaks: ['B17-6'],
  contract: (document) => {
    ;(ownBodySchema(document, 'setReferral')['properties'] as JsonObject)['partnerId'] = { type: ['string', 'null'] }
  },
  operations: alterPartnerIds((partnerId) => `${partnerId}`),
}
