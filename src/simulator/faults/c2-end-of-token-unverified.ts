import type { Fault } from '../fault.ts'
import { keepTokenText, textsOfTokens } from '../fault-parts/adapter.ts'

export const c2EndOfTokenUnverified: Fault = {
  id: 'c2-end-of-token-unverified',
  role: 'adapter',
  title: 'The tag at the end of a token is not verified',
  breaks: ['C2-4'],
  operations: {
    generateAdapterToken: keepTokenText,
    revokeAdapterToken(input, world, honest) {
      const bearer = input.caller.bearer ?? ''
      const issued = textsOfTokens(world).find((text) => text.slice(0, -20) === bearer.slice(0, text.length - 20))
      return honest({ ...input, caller: { bearer: issued ?? bearer } }, world)
    },
  },
}
