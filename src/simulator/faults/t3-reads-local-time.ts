import type { Fault } from '../fault.ts'
import { shiftTimestamp } from '../fault-parts/list.ts'

export const t3ReadsLocalTime: Fault = {
  id: 't3-reads-local-time',
  role: 'platform',
  title: 'The timestamps are read in the time zone of the server',
  breaks: ['T3-5', 'T3-1', 'T3-3', 'T3-4', 'T3-6', 'T3-7', 'T3-12'],
  operations: {
    listTraders(input, world, honest) {
      const hours = 2 * 60 * 60 * 1000
      const { from, to } = input.query
      return honest({ ...input, query: { ...input.query, from: shiftTimestamp(from, -hours), to: shiftTimestamp(to, -hours) } }, world)
    },
  },
}
