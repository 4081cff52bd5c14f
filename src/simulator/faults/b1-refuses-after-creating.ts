import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'

export const b1RefusesAfterCreating: Fault = {
  id: 'b1-refuses-after-creating',
  role: 'platform',
  title: 'The mandatory fields are looked at after the user was stored',
  breaks: ['B1-4'],
  contract: makeOptional('createSsoUser', 'brokerCrmName'),
  operations: {
    createSsoUser(input, world, honest) {
      const brokerCrmName = input.body.brokerCrmName ?? world.given.brokerCrmName
      const answer = honest({ ...input, body: { ...input.body, brokerCrmName } }, world)
      return input.body.brokerCrmName === undefined ? refuse('B1-4', undefined, 'body.brokerCrmName') : answer
    },
  },
}
