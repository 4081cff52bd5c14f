import type { Fault } from '../fault.ts'
import { endSessionsBy } from '../fault-parts/adapter.ts'

export const c2KeepsDeals: Fault = {
  id: 'c2-keeps-deals',
  role: 'adapter',
  title: 'The cached deals stay behind',
  breaks: ['C2-12'],
  operations: {
    revokeAdapterToken: endSessionsBy(({ before, ended }) => ({ ...ended, cached: { ...ended.cached, deals: before.cached.deals } })),
  },
}
