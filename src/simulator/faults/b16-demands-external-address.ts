import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { ribbonSchema } from '../fault-parts/contract.ts'

export const b16DemandsExternalAddress: Fault = {
  id: 'b16-demands-external-address',
  role: 'platform',
  title: 'An action needs an external address',
  breaks: ['B16-15'],
  contract: (document) => {
    ;((ribbonSchema(document)['properties'] as JsonObject)['action'] as JsonObject)['required'] = ['urlExternal']
  },
}
