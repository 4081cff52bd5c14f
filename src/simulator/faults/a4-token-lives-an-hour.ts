import type { Fault } from '../fault.ts'

export const a4TokenLivesAnHour: Fault = {
  id: 'a4-token-lives-an-hour',
  role: 'crm',
  title: 'Tokens for pages live as long as the page may be open',
  breaks: ['A2-4'],
  operations: {
    generateOneTimeToken(input, world, honest) {
      const answer = honest(input, world)
      const token = answer.status === 200 ? world.oneTimeTokens.get(answer.body!.token) : undefined
      if (token) world.oneTimeTokens.set(token.value, { ...token, issuedAt: token.issuedAt + 59 * 60_000 })
      return answer
    },
  },
}
