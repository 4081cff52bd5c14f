import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b6RefusesAfterCreating: Fault = {
  id: 'b6-refuses-after-creating',
  role: 'platform',
  title: 'The types of the optional fields are looked at after the user was stored',
  breaks: ['B6-11'],
  contract: redefineField('createUser', 'brokerName', {}),
  operations: {
    createUser(input, world, honest) {
      const { brokerName, ...body } = input.body
      if (brokerName === undefined || typeof brokerName === 'string') return honest(input, world)
      honest({ ...input, body }, world)
      return refuse('B6-11', undefined, 'body.brokerName')
    },
  },
}
