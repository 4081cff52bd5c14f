import type { Fault } from '../fault.ts'

export const t3ForgetsLastDealBounds: Fault = {
  id: 't3-forgets-last-deal-bounds',
  role: 'platform',
  title: 'The last-deal filter is ignored',
  breaks: ['T3-13', 'T3-14', 'T3-15'],
  operations: {
    listTraders(input, world, honest) {
      const { fromLastDealTimestamp: _, toLastDealTimestamp: __, ...query } = input.query
      return honest({ ...input, query }, world)
    },
  },
}
