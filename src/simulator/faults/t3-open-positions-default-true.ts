import type { Fault } from '../fault.ts'

export const t3OpenPositionsDefaultTrue: Fault = {
  id: 't3-open-positions-default-true',
  role: 'platform',
  title: 'hasOpenPositions is true unless it is given',
  breaks: ['T3-11', 'T3-1', 'T3-3', 'T3-4', 'T3-5', 'T3-6', 'T3-7', 'T3-12'],
  operations: {
    listTraders(input, world, honest) {
      return honest({ ...input, query: { hasOpenPositions: true, ...input.query } }, world)
    },
  },
}
