import type { Fault } from '../fault.ts'

export const b7IgnoresEnvironment: Fault = {
  id: 'b7-ignores-environment',
  role: 'platform',
  title: 'The account is looked up by its login alone, in whatever environment',
  breaks: ['B7-10'],
  operations: {
    linkAccount(input, world, honest) {
      const environmentName = world.traders.get(input.body.traderLogin)?.environmentName ?? input.body.environmentName
      return honest({ ...input, body: { ...input.body, environmentName } }, world)
    },
  },
}
