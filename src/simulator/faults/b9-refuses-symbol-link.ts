import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { schemasWith } from '../fault-parts/contract.ts'

export const b9RefusesSymbolLink: Fault = {
  id: 'b9-refuses-symbol-link',
  role: 'platform',
  title: 'deepLinkAction is one of three words, and the screen of a symbol is forgotten',
  breaks: ['B9-12'],
  contract: (document) => {
    for (const schema of schemasWith(document, 'deepLinkAction')) {
      const properties = schema['properties'] as JsonObject
      properties['deepLinkAction'] = { type: 'string', enum: ['orders', 'positions', 'transactions'] }
    }
  },
}
