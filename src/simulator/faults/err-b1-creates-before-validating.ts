import type { JsonObject } from '../../contract/json.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const errB1CreatesBeforeValidating: Fault = {
  id: 'err-b1-creates-before-validating',
  role: 'platform',
  title: 'The nickname is looked at when the user is stored already',
  breaks: ['ERR-10'],
  contract: (document) => {
    const properties = ownBodySchema(document, 'createSsoUser')['properties'] as JsonObject
    properties['nickname'] = {}
  },
  operations: {
    createSsoUser(input, world, honest) {
      const { nickname, ...body } = input.body
      if (nickname === undefined || typeof nickname === 'string') return honest(input, world)
      honest({ ...input, body }, world)
      return refuse('B1-4', 'is no text', 'body.nickname')
    },
  },
}
