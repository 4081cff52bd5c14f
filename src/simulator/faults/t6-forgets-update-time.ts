import type { Fault } from '../fault.ts'

export const t6ForgetsUpdateTime: Fault = {
  id: 't6-forgets-update-time',
  role: 'platform',
  title: 'lastUpdateTimestamp is set by T8 only',
  breaks: ['T6-12'],
  operations: {
    updateTrader(input, world, honest) {
      const before = world.traders.get(input.path.login)
      const answer = honest(input, world)
      const after = world.traders.get(input.path.login)
      if (before && after) world.traders.set(after.login, { ...after, lastUpdateTimestamp: before.lastUpdateTimestamp })
      return answer
    },
  },
}
