import type { JsonObject } from '../../contract/json.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const errB6CreatesBeforeValidating: Fault = {
  id: 'err-b6-creates-before-validating',
  role: 'platform',
  title: 'The language is looked at when the user is stored already',
  breaks: ['ERR-10', 'B6-11'],
  contract: (document) => {
    const properties = ownBodySchema(document, 'createUser')['properties'] as JsonObject
    properties['preferredLanguage'] = {}
  },
  operations: {
    createUser(input, world, honest) {
      const { preferredLanguage, ...body } = input.body
      if (preferredLanguage === undefined || typeof preferredLanguage === 'string') return honest(input, world)
      honest({ ...input, body }, world)
      return refuse('B6-11', 'is no text', 'body.preferredLanguage')
    },
  },
}
