import type { Fault } from '../fault.ts'
import { endSessionsBy } from '../fault-parts/adapter.ts'

export const c2KeepsOrderHistory: Fault = {
  id: 'c2-keeps-order-history',
  role: 'adapter',
  title: 'The cached order history stays behind',
  breaks: ['C2-12'],
  operations: {
    revokeAdapterToken: endSessionsBy(({ before, ended }) => ({
      ...ended,
      cached: { ...ended.cached, orderHistory: before.cached.orderHistory },
    })),
  },
}
