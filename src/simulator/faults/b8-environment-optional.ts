import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'

export const b8EnvironmentOptional: Fault = {
  id: 'b8-environment-optional',
  role: 'platform',
  title: 'A call without environmentName counts for the environment of the account',
  breaks: ['B8-6'],
  contract: makeOptional('changeLinkedAccount', 'environmentName'),
  operations: {
    changeLinkedAccount(input, world, honest) {
      const known = world.traders.get(input.body.traderLogin)?.environmentName ?? world.given.environmentName
      return honest({ ...input, body: { ...input.body, environmentName: input.body.environmentName ?? known } }, world)
    },
  },
}
