import type { Fault } from '../fault.ts'

export const a4TokenStaysLoggedIn: Fault = {
  id: 'a4-token-stays-logged-in',
  role: 'crm',
  title: 'Whoever opens a page in an application stays logged in for good',
  breaks: ['A2-10'],
  operations: {
    generateOneTimeToken(input, world, honest) {
      const answer = honest(input, world)
      const token = answer.status === 200 ? world.oneTimeTokens.get(answer.body!.token) : undefined
      if (token) world.oneTimeTokens.set(token.value, { ...token, keepLoggedIn: true })
      return answer
    },
  },
}
