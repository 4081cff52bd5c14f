import type { Fault } from '../fault.ts'
import { alterRecords } from '../fault-parts/reporting.ts'

export const repSlippageAlways: Fault = {
  id: 'rep-slippage-always',
  role: 'platform',
  title: 'Every order has a slippage price, 0 where there is none',
  breaks: ['REP-52'],
  reporting: alterRecords('orders', (order) => ({ ...order, slippagePrice: order['slippagePrice'] ?? 0n })),
}
