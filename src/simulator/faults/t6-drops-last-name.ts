import type { Fault } from '../fault.ts'

export const t6DropsLastName: Fault = {
  id: 't6-drops-last-name',
  role: 'platform',
  title: 'lastName is missing in the list of fields that can be changed',
  breaks: ['T6-2'],
  operations: {
    updateTrader(input, world, honest) {
      const { lastName: _, ...body } = input.body
      return honest({ ...input, body }, world)
    },
  },
}
