import type { Fault } from '../fault.ts'

export const a4TokenLivesTenSeconds: Fault = {
  id: 'a4-token-lives-ten-seconds',
  role: 'crm',
  title: 'Tokens for pages are used at once, so ten seconds are plenty',
  breaks: ['A2-5'],
  operations: {
    generateOneTimeToken(input, world, honest) {
      const answer = honest(input, world)
      const token = answer.status === 200 ? world.oneTimeTokens.get(answer.body!.token) : undefined
      if (token) world.oneTimeTokens.set(token.value, { ...token, issuedAt: token.issuedAt - 50_000 })
      return answer
    },
  },
}
