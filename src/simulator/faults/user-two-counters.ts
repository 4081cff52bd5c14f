import type { Fault } from '../fault.ts'

export const userTwoCounters: Fault = {
  id: 'user-two-counters',
  role: 'platform',
  title: 'B1 and B6 count their users apart, and the counters meet',
  breaks: ['USER-1'],
  operations: {
    createUser(input, world, honest) {
      const last = Math.max(0, ...world.users.keys())
      const answer = honest(input, world)
      const { brokerName, preferredLanguage } = input.body
      const isNew = answer.status === 200 && answer.body && 'status' in answer.body
      if (!isNew || !answer.body || last === 0 || brokerName === undefined || preferredLanguage !== undefined) return answer
      return { ...answer, body: { ...answer.body, userId: last } }
    },
  },
}
