import type { Fault } from '../fault.ts'

export const b8IgnoresEnvironment: Fault = {
  id: 'b8-ignores-environment',
  role: 'platform',
  title: 'The account is looked up by its login alone, in whatever environment',
  breaks: ['B8-5', 'B8-9'],
  operations: {
    changeLinkedAccount(input, world, honest) {
      const environmentName = world.traders.get(input.body.traderLogin)?.environmentName ?? input.body.environmentName
      return honest({ ...input, body: { ...input.body, environmentName } }, world)
    },
  },
}
