import type { Fault } from '../fault.ts'
import { alterRecords } from '../fault-parts/reporting.ts'

export const repLimitInStopPrice: Fault = {
  id: 'rep-limit-in-stop-price',
  role: 'platform',
  title: 'A limit order has its price in stopPrice',
  breaks: ['REP-50'],
  reporting: alterRecords('orders', ({ limitPrice, ...order }) =>
    order['type'] === 'ORDER_TYPE_LIMIT' ? { ...order, stopPrice: limitPrice } : { ...order, limitPrice },
  ),
}
