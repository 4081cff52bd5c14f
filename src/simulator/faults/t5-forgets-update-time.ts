import type { Fault } from '../fault.ts'

export const t5ForgetsUpdateTime: Fault = {
  id: 't5-forgets-update-time',
  role: 'platform',
  title: 'lastUpdateTimestamp is set by T8 only',
  breaks: ['T5-13'],
  operations: {
    replaceTrader(input, world, honest) {
      const before = world.traders.get(input.path.login)
      const answer = honest(input, world)
      const after = world.traders.get(input.path.login)
      if (before && after) world.traders.set(after.login, { ...after, lastUpdateTimestamp: before.lastUpdateTimestamp })
      return answer
    },
  },
}
