import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const b15SkipsStrangeNames: Fault = {
  id: 'b15-skips-strange-names',
  role: 'platform',
  title: 'Whatever is no text among brokerNames is passed over',
  breaks: ['B15-7'],
  contract: (document) => {
    const schema = ownBodySchema(document, 'issueSsoCode')
    ;(schema['properties'] as JsonObject)['brokerNames'] = { type: 'array' }
  },
  operations: {
    issueSsoCode: (input, world, honest) =>
      honest({ ...input, body: { brokerNames: input.body.brokerNames.filter((name: unknown) => typeof name === 'string') } }, world),
  },
}
