import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const b8ChangesBeforeEnvironmentCheck: Fault = {
  id: 'b8-changes-before-environment-check',
  role: 'platform',
  title: 'The environment is looked at after the account was changed',
  breaks: ['B8-5'],
  operations: {
    changeLinkedAccount(input, world, honest) {
      const { traderLogin, environmentName: named } = input.body
      const environmentName = world.traders.get(traderLogin)?.environmentName ?? named
      const answer = honest({ ...input, body: { ...input.body, environmentName } }, world)
      return world.environments.has(named) ? answer : refuse('B8-9', undefined, 'body.environmentName')
    },
  },
}
