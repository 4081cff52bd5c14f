import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const t8TakesNegativeAmounts: Fault = {
  id: 't8-takes-negative-amounts',
  role: 'platform',
  title: 'A negative amount turns the direction around',
  breaks: ['T8-29'],
  contract: (document) => {
    const schema = ownBodySchema(document, 'changeBalance')
    ;(schema['properties'] as JsonObject)['preciseAmount'] = { type: 'number' }
  },
  operations: {
    changeBalance(input, world, honest) {
      const { preciseAmount, type } = input.body
      if (preciseAmount > 0) return honest({ ...input, exact: {} }, world)
      if (preciseAmount === 0) return { status: 200, body: { balanceHistoryId: world.nextId('balanceHistory') } }
      const turned = type === 'DEPOSIT' ? 'WITHDRAW' : 'DEPOSIT'
      return honest({ ...input, body: { ...input.body, type: turned, preciseAmount: -preciseAmount }, exact: {} }, world)
    },
  },
}
