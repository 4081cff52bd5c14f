import type { Fault } from '../fault.ts'
import { endSessionsBy } from '../fault-parts/adapter.ts'

export const c2KeepsPositions: Fault = {
  id: 'c2-keeps-positions',
  role: 'adapter',
  title: 'The cached positions stay behind',
  breaks: ['C2-12'],
  operations: {
    revokeAdapterToken: endSessionsBy(({ before, ended }) => ({
      ...ended,
      cached: { ...ended.cached, positions: before.cached.positions },
    })),
  },
}
