import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const b15TakesOneName: Fault = {
  id: 'b15-takes-one-name',
  role: 'platform',
  title: 'A single name will do instead of an array',
  breaks: ['B15-7'],
  contract: (document) => {
    const schema = ownBodySchema(document, 'issueSsoCode')
    ;(schema['properties'] as JsonObject)['brokerNames'] = { type: ['array', 'string'], items: { type: 'string' } }
  },
  operations: {
    issueSsoCode: (input, world, honest) => honest({ ...input, body: { brokerNames: [input.body.brokerNames].flat() } }, world),
  },
}
