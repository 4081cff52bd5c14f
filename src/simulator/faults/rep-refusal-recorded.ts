import { enter } from '../bookings.ts'
import type { Fault } from '../fault.ts'

export const repRefusalRecorded: Fault = {
  id: 'rep-refusal-recorded',
  role: 'platform',
  title: 'A payment that is refused is recorded with an amount of 0',
  breaks: ['REP-58'],
  operations: {
    changeBalance: (input, world, honest) => {
      try {
        return honest(input, world)
      } catch (error) {
        const trader = world.traders.get(input.path.login)
        if (trader) enter(world, trader, 'WITHDRAW', 0n)
        throw error
      }
    },
  },
}
