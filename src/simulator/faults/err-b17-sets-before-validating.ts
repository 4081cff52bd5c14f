import type { JsonObject } from '../../contract/json.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const errB17SetsBeforeValidating: Fault = {
  id: 'err-b17-sets-before-validating',
  role: 'platform',
  title: 'The identifier is looked at when it is stored already',
  breaks: ['ERR-10'],
  contract: (document) => {
    const properties = ownBodySchema(document, 'setReferral')['properties'] as JsonObject
    properties['partnerId'] = {}
  },
  operations: {
    setReferral(input, world, honest) {
      const body = input.body as JsonObject
      const partnerId = body['partnerId']
      if (typeof partnerId === 'string') return honest(input, world)
      honest({ ...input, body: { ...body, partnerId: String(partnerId) } }, world)
      return refuse('B17-6', 'is no text', 'body.partnerId')
    },
  },
}
