import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { ownBodySchema, parametersOf } from '../fault-parts/contract.ts'

export const b2ReadsNumberPrefix: Fault = {
  id: 'b2-reads-number-prefix',
  role: 'platform',
  title: 'parseInt takes 12x for 12, and what is no number for nobody in particular',
  breaks: ['B2-5'],
  contract: (document) => {
    for (const parameter of parametersOf(document, 'acceptAgreement'))
      if (parameter['name'] === 'userId') parameter['schema'] = { type: 'string' }
    const properties = ownBodySchema(document, 'acceptAgreement')['properties'] as JsonObject
    properties['userId'] = { type: ['integer', 'string'] }
  },
  operations: {
    acceptAgreement(input, world, honest) {
      const userId = Number.parseInt(String(input.query.userId ?? input.body?.userId), 10)
      const brokerCrmName = input.query.brokerCrmName ?? input.body?.brokerCrmName
      return honest({ ...input, query: { ...(brokerCrmName !== undefined && { brokerCrmName }), userId }, body: {} }, world)
    },
  },
}
