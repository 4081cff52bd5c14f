import type { Fault } from '../fault.ts'
import { shiftTimestamp } from '../fault-parts/list.ts'

export const t3FromExclusive: Fault = {
  id: 't3-from-exclusive',
  role: 'platform',
  title: 'from is compared with > instead of >=',
  breaks: ['T3-3'],
  operations: {
    listTraders(input, world, honest) {
      return honest({ ...input, query: { ...input.query, from: shiftTimestamp(input.query.from, 1) } }, world)
    },
  },
}
