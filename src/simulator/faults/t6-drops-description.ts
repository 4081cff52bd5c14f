import type { Fault } from '../fault.ts'

export const t6DropsDescription: Fault = {
  id: 't6-drops-description',
  role: 'platform',
  title: 'description is missing in the list of fields that can be changed',
  breaks: ['T6-2'],
  operations: {
    updateTrader(input, world, honest) {
      const { description: _, ...body } = input.body
      return honest({ ...input, body }, world)
    },
  },
}
