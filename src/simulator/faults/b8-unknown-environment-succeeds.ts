import type { Fault } from '../fault.ts'

export const b8UnknownEnvironmentSucceeds: Fault = {
  id: 'b8-unknown-environment-succeeds',
  role: 'platform',
  title: 'In an environment that is not there no row is updated, which is no failure',
  breaks: ['B8-9'],
  operations: {
    changeLinkedAccount(input, world, honest) {
      return world.environments.has(input.body.environmentName) ? honest(input, world) : { status: 200 }
    },
  },
}
