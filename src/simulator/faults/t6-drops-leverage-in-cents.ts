import type { Fault } from '../fault.ts'

export const t6DropsLeverageInCents: Fault = {
  id: 't6-drops-leverage-in-cents',
  role: 'platform',
  title: 'leverageInCents is missing in the list of fields that can be changed',
  breaks: ['T6-2'],
  operations: {
    updateTrader(input, world, honest) {
      const { leverageInCents: _, ...body } = input.body
      return honest({ ...input, body }, world)
    },
  },
}
