import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { ribbonSchema } from '../fault-parts/contract.ts'

export const b16TakesShortColors: Fault = {
  id: 'b16-takes-short-colors',
  role: 'platform',
  title: 'A colour has three or six digits',
  breaks: ['B16-18'],
  contract: (document) => {
    ;(ribbonSchema(document)['properties'] as JsonObject)['color'] = { type: 'string', pattern: '^#([0-9A-Fa-f]{3}){1,2}$' }
  },
}
