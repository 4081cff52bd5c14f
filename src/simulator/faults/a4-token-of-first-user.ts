import type { Fault } from '../fault.ts'

export const a4TokenOfFirstUser: Fault = {
  id: 'a4-token-of-first-user',
  role: 'crm',
  title: 'The token is generated for the user of the first row',
  breaks: ['A4-2'],
  operations: {
    generateOneTimeToken(input, world, honest) {
      const answer = honest(input, world)
      const newest = Array.from(world.oneTimeTokens.values()).at(-1)
      const [first] = world.crmUsers.keys()
      if (newest && first !== undefined) world.oneTimeTokens.set(newest.value, { ...newest, userId: first })
      return answer
    },
  },
}
