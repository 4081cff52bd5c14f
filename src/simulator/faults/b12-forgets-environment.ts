import type { Fault } from '../fault.ts'

export const b12ForgetsEnvironment: Fault = {
  id: 'b12-forgets-environment',
  role: 'platform',
  title: 'environmentName is ignored',
  breaks: ['B12-5'],
  operations: {
    listLinkedAccounts: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, environmentName: world.given.environmentName } }, world),
  },
}
