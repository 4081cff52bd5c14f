import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const b7LinksBeforeEnvironmentCheck: Fault = {
  id: 'b7-links-before-environment-check',
  role: 'platform',
  title: 'The environment is looked at after the link was stored',
  breaks: ['B7-10'],
  operations: {
    linkAccount(input, world, honest) {
      const { traderLogin, environmentName: named } = input.body
      const environmentName = world.traders.get(traderLogin)?.environmentName ?? named
      const answer = honest({ ...input, body: { ...input.body, environmentName } }, world)
      return world.environments.has(named) ? answer : refuse('B7-10', undefined, 'body.environmentName')
    },
  },
}
