import type { Fault } from '../fault.ts'

export const t6DropsName: Fault = {
  id: 't6-drops-name',
  role: 'platform',
  title: 'name is missing in the list of fields that can be changed',
  breaks: ['T6-2'],
  operations: {
    updateTrader(input, world, honest) {
      const { name: _, ...body } = input.body
      return honest({ ...input, body }, world)
    },
  },
}
