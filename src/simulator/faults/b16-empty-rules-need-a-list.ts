import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const b16EmptyRulesNeedAList: Fault = {
  id: 'b16-empty-rules-need-a-list',
  role: 'platform',
  title: 'Only an empty list of ribbons takes them away',
  breaks: ['B16-5'],
  contract: (document) => {
    const rules = (ownBodySchema(document, 'setInAppControls')['properties'] as JsonObject)['rules'] as JsonObject
    rules['anyOf'] = [{ required: ['ribbons'] }]
  },
}
