import type { Fault } from '../fault.ts'
import { keepTokenText, textsOfTokens } from '../fault-parts/adapter.ts'

export const c2TakesLongerToken: Fault = {
  id: 'c2-takes-longer-token',
  role: 'adapter',
  title: 'What follows a token in the header is not looked at',
  breaks: ['C2-4'],
  operations: {
    generateAdapterToken: keepTokenText,
    revokeAdapterToken(input, world, honest) {
      const bearer = input.caller.bearer ?? ''
      const issued = textsOfTokens(world).find((text) => bearer.startsWith(text))
      return honest({ ...input, caller: { bearer: issued ?? bearer } }, world)
    },
  },
}
