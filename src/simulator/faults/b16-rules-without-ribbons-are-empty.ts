import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const b16RulesWithoutRibbonsAreEmpty: Fault = {
  id: 'b16-rules-without-ribbons-are-empty',
  role: 'platform',
  title: 'Rules that know no ribbons count as empty ones',
  breaks: ['B16-17'],
  contract: (document) => {
    const rules = (ownBodySchema(document, 'setInAppControls')['properties'] as JsonObject)['rules'] as JsonObject
    delete rules['anyOf']
  },
}
