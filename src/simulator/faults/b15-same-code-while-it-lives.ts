import type { Fault } from '../fault.ts'

export const b15SameCodeWhileItLives: Fault = {
  id: 'b15-same-code-while-it-lives',
  role: 'platform',
  title: 'A code that was not redeemed yet is given out again',
  breaks: ['B15-2'],
  operations: {
    issueSsoCode(input, world, honest) {
      const answer = honest(input, world)
      const isLike = (names: string[]) => String(names) === String(input.body.brokerNames)
      const earlier = world.ssoCodes
        .values()
        .find(({ userId, brokerNames, spent }) => userId === input.path.userId && isLike(brokerNames) && !spent)
      return answer.status === 200 && earlier ? { ...answer, body: { code: earlier.value } } : answer
    },
  },
}
