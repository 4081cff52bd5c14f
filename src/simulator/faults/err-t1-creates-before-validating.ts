import type { JsonObject } from '../../contract/json.ts'
import { resolve } from '../../contract/operation.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const errT1CreatesBeforeValidating: Fault = {
  id: 'err-t1-creates-before-validating',
  role: 'platform',
  title: 'The kind of account is looked at when the account is stored already',
  breaks: ['ERR-10'],
  contract: (document) => {
    const body = ownBodySchema(document, 'createTrader')
    const shared = structuredClone(resolve(document, ['components', 'schemas', 'TraderFields']).node)
    const properties = shared['properties'] as JsonObject
    properties['accountType'] = {}
    body['allOf'] = [shared, (body['allOf'] as JsonObject[])[1]!]
  },
  operations: {
    createTrader(input, world, honest) {
      const { accountType } = input.body
      if (accountType === 'HEDGED' || accountType === 'NETTED') return honest(input, world)
      honest({ ...input, body: { ...input.body, accountType: 'HEDGED' } }, world)
      return refuse('T1-32', 'is no kind of account', 'body.accountType')
    },
  },
}
