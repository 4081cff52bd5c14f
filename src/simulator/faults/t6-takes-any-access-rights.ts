import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { schemasWith } from '../fault-parts/contract.ts'

export const t6TakesAnyAccessRights: Fault = {
  id: 't6-takes-any-access-rights',
  role: 'platform',
  title: 'accessRights are stored as they come',
  breaks: ['T6-15', 'T5-16', 'T1-32'],
  contract: (document) => {
    for (const schema of schemasWith(document, 'accessRights')) (schema['properties'] as JsonObject)['accessRights'] = { type: 'string' }
  },
}
