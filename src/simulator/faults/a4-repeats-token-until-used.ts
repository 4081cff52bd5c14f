import type { Fault } from '../fault.ts'

export const a4RepeatsTokenUntilUsed: Fault = {
  id: 'a4-repeats-token-until-used',
  role: 'crm',
  title: 'A token that nobody used is handed out again',
  breaks: ['A4-9'],
  operations: {
    generateOneTimeToken(input, world, honest) {
      const { userId } = input.body
      const unused = world.oneTimeTokens.by('userId', userId).find((token) => !token.spent && world.now - token.issuedAt < 60_000)
      const answer = honest(input, world)
      return unused && answer.status === 200 ? { status: 200, body: { token: unused.value } } : answer
    },
  },
}
