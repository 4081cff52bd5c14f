import type { Fault } from '../fault.ts'

export const a2UserOfNewestCode: Fault = {
  id: 'a2-user-of-newest-code',
  role: 'crm',
  title: 'The code is found, and the user is taken from the newest row',
  breaks: ['A2-1', 'A4-2', 'RACE-2'],
  operations: {
    authorizeOneTime(input, world, honest) {
      const newest = Array.from(world.oneTimeTokens.values()).at(-1)
      const answer = honest(input, world)
      return answer.status === 200 && newest ? { status: 200, body: { ...answer.body!, userId: newest.userId } } : answer
    },
  },
}
