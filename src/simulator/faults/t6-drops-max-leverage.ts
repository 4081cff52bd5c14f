import type { Fault } from '../fault.ts'

export const t6DropsMaxLeverage: Fault = {
  id: 't6-drops-max-leverage',
  role: 'platform',
  title: 'maxLeverage is missing in the list of fields that can be changed',
  breaks: ['T6-2'],
  operations: {
    updateTrader(input, world, honest) {
      const { maxLeverage: _, ...body } = input.body
      return honest({ ...input, body }, world)
    },
  },
}
