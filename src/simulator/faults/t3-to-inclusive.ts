import type { Fault } from '../fault.ts'
import { shiftTimestamp } from '../fault-parts/list.ts'

export const t3ToInclusive: Fault = {
  id: 't3-to-inclusive',
  role: 'platform',
  title: 'to is compared with <= instead of <',
  breaks: ['T3-4'],
  operations: {
    listTraders(input, world, honest) {
      return honest({ ...input, query: { ...input.query, to: shiftTimestamp(input.query.to, 1) } }, world)
    },
  },
}
