import type { Fault } from '../fault.ts'

export const a2AccessTokenForEverybody: Fault = {
  id: 'a2-access-token-for-everybody',
  role: 'crm',
  title: 'Nobody asks whether the user chose to stay logged in',
  breaks: ['A2-10'],
  operations: {
    authorizeOneTime(input, world, honest) {
      const token = world.oneTimeTokens.get(input.body.code)
      if (token) world.oneTimeTokens.set(token.value, { ...token, keepLoggedIn: true })
      return honest(input, world)
    },
  },
}
