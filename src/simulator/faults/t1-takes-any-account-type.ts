import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { schemasWith } from '../fault-parts/contract.ts'

export const t1TakesAnyAccountType: Fault = {
  id: 't1-takes-any-account-type',
  role: 'platform',
  title: 'accountType is stored as it comes',
  breaks: ['T1-32', 'T5-16'],
  contract: (document) => {
    for (const schema of schemasWith(document, 'accountType')) (schema['properties'] as JsonObject)['accountType'] = { type: 'string' }
  },
}
