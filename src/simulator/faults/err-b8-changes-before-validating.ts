import type { JsonObject } from '../../contract/json.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const errB8ChangesBeforeValidating: Fault = {
  id: 'err-b8-changes-before-validating',
  role: 'platform',
  title: 'The white label is looked at when the display name is changed already',
  breaks: ['ERR-10'],
  contract: (document) => {
    const properties = ownBodySchema(document, 'changeLinkedAccount')['properties'] as JsonObject
    properties['brokerName'] = {}
  },
  operations: {
    changeLinkedAccount(input, world, honest) {
      const { brokerName, ...body } = input.body
      if (brokerName === undefined || typeof brokerName === 'string') return honest(input, world)
      honest({ ...input, body }, world)
      return refuse('B8-6', 'is no text', 'body.brokerName')
    },
  },
}
