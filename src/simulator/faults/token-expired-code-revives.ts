import type { Fault } from '../fault.ts'

export const tokenExpiredCodeRevives: Fault = {
  id: 'token-expired-code-revives',
  role: 'crm',
  title: 'Looking at a code renews its life',
  breaks: ['TOKEN-2'],
  operations: {
    authorizeOneTime(input, world, honest) {
      try {
        return honest(input, world)
      } finally {
        const found = world.oneTimeTokens.get(input.body.code)
        if (found && !found.spent) world.oneTimeTokens.set(found.value, { ...found, issuedAt: world.now })
      }
    },
  },
}
