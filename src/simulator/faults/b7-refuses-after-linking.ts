import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'

export const b7RefusesAfterLinking: Fault = {
  id: 'b7-refuses-after-linking',
  role: 'platform',
  title: 'That the environment is missing is seen after the link was stored',
  breaks: ['B7-5'],
  contract: makeOptional('linkAccount', 'environmentName'),
  operations: {
    linkAccount(input, world, honest) {
      const environmentName = input.body.environmentName ?? world.given.environmentName
      const answer = honest({ ...input, body: { ...input.body, environmentName } }, world)
      return input.body.environmentName === undefined ? refuse('B7-5', undefined, 'body.environmentName') : answer
    },
  },
}
