import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const t8TakesAnyType: Fault = {
  id: 't8-takes-any-type',
  role: 'platform',
  title: 'Whatever is not a withdrawal is a deposit',
  breaks: ['T8-28'],
  contract: (document) => {
    const schema = ownBodySchema(document, 'changeBalance')
    ;(schema['properties'] as JsonObject)['type'] = { type: 'string' }
  },
  operations: {
    changeBalance(input, world, honest) {
      const isKnown = /^(DEPOSIT|WITHDRAW)(_NONWITHDRAWABLE_BONUS)?$/.test(input.body.type)
      return honest(isKnown ? input : { ...input, body: { ...input.body, type: 'DEPOSIT' } }, world)
    },
  },
}
