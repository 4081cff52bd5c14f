import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { schemasWith } from '../fault-parts/contract.ts'

export const b9DeepLinkByBeginning: Fault = {
  id: 'b9-deep-link-by-beginning',
  role: 'platform',
  title: 'The pattern of deepLinkAction has lost its end',
  breaks: ['B9-12'],
  contract: (document) => {
    for (const schema of schemasWith(document, 'deepLinkAction')) {
      const properties = schema['properties'] as JsonObject
      properties['deepLinkAction'] = { type: 'string', pattern: '^(orders|positions|transactions|symbols/)' }
    }
  },
}
