import type { Fault } from '../fault.ts'
import { alterRecords } from '../fault-parts/reporting.ts'

export const repStopInLimitPrice: Fault = {
  id: 'rep-stop-in-limit-price',
  role: 'platform',
  title: 'A stop order has its price in limitPrice',
  breaks: ['REP-51'],
  reporting: alterRecords('orders', ({ stopPrice, ...order }) =>
    order['type'] === 'ORDER_TYPE_STOP' ? { ...order, limitPrice: stopPrice } : { ...order, stopPrice },
  ),
}
