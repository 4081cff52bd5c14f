import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'
import { alterPartnerIds } from '../fault-parts/identity.ts'

export const b17TakesAnyKindOfIdentifier: Fault = {
  id: 'b17-takes-any-kind-of-identifier',
  role: 'platform',
  title: 'partnerId is turned into text, whatever it is',
  breaks: ['B17-6'],
  contract: (document) => {
    ;(ownBodySchema(document, 'setReferral')['properties'] as JsonObject)['partnerId'] = {}
  },
  operations: alterPartnerIds(String),
}
