import type { Fault } from '../fault.ts'

export const t8LosesUpdates: Fault = {
  id: 't8-loses-updates',
  role: 'platform',
  title: 'The balance is read, and written back from an old copy',
  breaks: ['RACE-7', 'MONEY-4', 'T8-10'],
  operations: {
    changeBalance(input, world, honest) {
      const before = world.traders.get(input.path.login)
      const answer = honest(input, world)
      const isThird = world.nextId('fault-turn') % 3 === 0
      if (before && isThird && input.body.type === 'DEPOSIT' && input.body.preciseAmount < 0.2) world.traders.set(before.login, before)
      return answer
    },
  },
}
