import type { JsonObject } from '../../contract/json.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const errB3ChangesBeforeValidating: Fault = {
  id: 'err-b3-changes-before-validating',
  role: 'platform',
  title: 'The CRM is looked at when the e-mail is changed already',
  breaks: ['ERR-10'],
  contract: (document) => {
    const properties = ownBodySchema(document, 'changeEmail')['properties'] as JsonObject
    properties['brokerCrmName'] = {}
  },
  operations: {
    changeEmail(input, world, honest) {
      if (typeof input.body.brokerCrmName === 'string') return honest(input, world)
      honest({ ...input, body: { ...input.body, brokerCrmName: world.given.brokerCrmName } }, world)
      return refuse('B3-4', 'is no text', 'body.brokerCrmName')
    },
  },
}
