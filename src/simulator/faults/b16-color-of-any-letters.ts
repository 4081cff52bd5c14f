import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { ribbonSchema } from '../fault-parts/contract.ts'

export const b16ColorOfAnyLetters: Fault = {
  id: 'b16-color-of-any-letters',
  role: 'platform',
  title: 'The digits of a colour may be any letters',
  breaks: ['B16-18'],
  contract: (document) => {
    ;(ribbonSchema(document)['properties'] as JsonObject)['color'] = { type: 'string', pattern: '^#[0-9A-Za-z]{6}$' }
  },
}
