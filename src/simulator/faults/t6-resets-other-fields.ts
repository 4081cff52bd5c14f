import type { Fault } from '../fault.ts'

export const t6ResetsOtherFields: Fault = {
  id: 't6-resets-other-fields',
  role: 'platform',
  title: 'PATCH works like PUT',
  breaks: ['T6-4'],
  operations: {
    updateTrader(input, world, honest) {
      const answer = honest(input, world)
      const trader = world.traders.get(input.path.login)
      if (trader && !('swapFree' in input.body))
        world.traders.set(trader.login, { ...trader, swapFree: false, name: input.body.name ?? null })
      return answer
    },
  },
}
