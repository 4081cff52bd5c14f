import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { ribbonSchema } from '../fault-parts/contract.ts'

export const b16DemandsSomeAddress: Fault = {
  id: 'b16-demands-some-address',
  role: 'platform',
  title: 'A ribbon that leads nowhere is taken for a mistake',
  breaks: ['B16-15'],
  contract: (document) => {
    ;((ribbonSchema(document)['properties'] as JsonObject)['action'] as JsonObject)['minProperties'] = 1
  },
}
