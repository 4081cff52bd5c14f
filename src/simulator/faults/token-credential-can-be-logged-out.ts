import type { Fault } from '../fault.ts'

export const tokenCredentialCanBeLoggedOut: Fault = {
  id: 'token-credential-can-be-logged-out',
  role: 'adapter',
  title: 'C2 takes whatever C1 takes',
  breaks: ['TOKEN-7'],
  operations: {
    revokeAdapterToken: (input, world, honest) =>
      input.caller.bearer === world.adapterBearer ? { status: 200, body: { s: 'ok' } } : honest(input, world),
  },
}
