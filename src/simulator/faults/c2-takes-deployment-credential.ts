import type { Fault } from '../fault.ts'

export const c2TakesDeploymentCredential: Fault = {
  id: 'c2-takes-deployment-credential',
  role: 'adapter',
  title: 'The credential of C1 is let in at C2, too',
  breaks: ['TOKEN-7', 'C2-3'],
  operations: {
    revokeAdapterToken(input, world, honest) {
      return input.caller.bearer === world.adapterBearer ? { status: 200, body: { s: 'ok' } } : honest(input, world)
    },
  },
}
