import type { Fault } from '../fault.ts'

export const a1NewTokenEndsOlder: Fault = {
  id: 'a1-new-token-ends-older',
  role: 'crm',
  title: "There is one row for the platform's token, and it is overwritten",
  breaks: ['A1-7'],
  operations: {
    issueCrmApiToken(input, world, honest) {
      const older = Array.from(world.crmTokens.keys())
      const answer = honest(input, world)
      for (const key of older) world.crmTokens.delete(key)
      return answer
    },
  },
}
