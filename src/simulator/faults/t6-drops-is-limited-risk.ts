import type { Fault } from '../fault.ts'

export const t6DropsIsLimitedRisk: Fault = {
  id: 't6-drops-is-limited-risk',
  role: 'platform',
  title: 'isLimitedRisk is missing in the list of fields that can be changed',
  breaks: ['T6-2'],
  operations: {
    updateTrader(input, world, honest) {
      const { isLimitedRisk: _, ...body } = input.body
      return honest({ ...input, body }, world)
    },
  },
}
