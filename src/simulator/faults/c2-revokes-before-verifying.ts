import type { Fault } from '../fault.ts'
import { keepTokenText, textsOfTokens } from '../fault-parts/adapter.ts'

export const c2RevokesBeforeVerifying: Fault = {
  id: 'c2-revokes-before-verifying',
  role: 'adapter',
  title: 'A token is found by its beginning and revoked before the rest of it is verified',
  breaks: ['C2-13'],
  operations: {
    generateAdapterToken: keepTokenText,
    revokeAdapterToken(input, world, honest) {
      const issued = textsOfTokens(world).find((text) => text.startsWith((input.caller.bearer ?? '').slice(0, 12)))
      if (issued) honest({ ...input, caller: { bearer: issued } }, world)
      return honest(input, world)
    },
  },
}
