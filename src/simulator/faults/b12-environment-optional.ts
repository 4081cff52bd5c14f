import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'

export const b12EnvironmentOptional: Fault = {
  id: 'b12-environment-optional',
  role: 'platform',
  title: 'Without environmentName the first environment is meant',
  breaks: ['B12-22'],
  contract: makeOptional('listLinkedAccounts', 'environmentName'),
  operations: {
    listLinkedAccounts(input, world, honest) {
      return honest({ ...input, body: { ...{ environmentName: world.given.environmentName }, ...input.body } }, world)
    },
  },
}
