import type { Fault } from '../fault.ts'

export const a4RepeatsTokenWithinASecond: Fault = {
  id: 'a4-repeats-token-within-a-second',
  role: 'crm',
  title: 'The answer is cached for a second',
  breaks: ['A4-9'],
  operations: {
    generateOneTimeToken(input, world, honest) {
      const last = world.oneTimeTokens.by('userId', input.body.userId).at(-1)
      const answer = honest(input, world)
      const isCached = last !== undefined && world.now - last.issuedAt < 1000
      if (!isCached || answer.status !== 200) return answer
      world.oneTimeTokens.delete(answer.body!.token)
      return { status: 200, body: { token: last.value } }
    },
  },
}
