import type { Fault } from '../fault.ts'

export const t3ForgetsOpenPositions: Fault = {
  id: 't3-forgets-open-positions',
  role: 'platform',
  title: 'hasOpenPositions is ignored',
  breaks: ['T3-9', 'T3-10'],
  operations: {
    listTraders(input, world, honest) {
      const { hasOpenPositions: _, ...query } = input.query
      return honest({ ...input, query }, world)
    },
  },
}
