import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { ribbonSchema } from '../fault-parts/contract.ts'

export const b16ColorBeginningOnly: Fault = {
  id: 'b16-color-beginning-only',
  role: 'platform',
  title: 'The end of a colour is not looked at',
  breaks: ['B16-18'],
  contract: (document) => {
    ;(ribbonSchema(document)['properties'] as JsonObject)['color'] = { type: 'string', pattern: '^#[0-9A-Fa-f]{6}' }
  },
}
