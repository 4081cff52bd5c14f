import type { Fault } from '../fault.ts'

export const tokenCodeByPrefix: Fault = {
  id: 'token-code-by-prefix',
  role: 'platform',
  title: 'An SSO code is looked up with LIKE',
  breaks: ['TOKEN-4'],
  operations: {
    redeemSsoCode(input, world, honest) {
      const code = Array.from(world.ssoCodes.keys()).find((known) => known.startsWith(input.body.code)) ?? input.body.code
      return honest({ ...input, body: { ...input.body, code } }, world)
    },
  },
}
