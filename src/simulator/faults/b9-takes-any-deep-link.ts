import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { schemasWith } from '../fault-parts/contract.ts'

export const b9TakesAnyDeepLink: Fault = {
  id: 'b9-takes-any-deep-link',
  role: 'platform',
  title: 'deepLinkAction is passed on unseen',
  breaks: ['B9-12'],
  contract: (document) => {
    for (const schema of schemasWith(document, 'deepLinkAction')) {
      const properties = schema['properties'] as JsonObject
      properties['deepLinkAction'] = { type: 'string' }
    }
  },
}
