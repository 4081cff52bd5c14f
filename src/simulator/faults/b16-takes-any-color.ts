import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { ribbonSchema } from '../fault-parts/contract.ts'

export const b16TakesAnyColor: Fault = {
  id: 'b16-takes-any-color',
  role: 'platform',
  title: 'A colour is any text',
  breaks: ['B16-18'],
  contract: (document) => {
    ;(ribbonSchema(document)['properties'] as JsonObject)['color'] = { type: 'string' }
  },
}
