import type { Fault } from '../fault.ts'
import { swapNumbers } from '../fault-parts/reporting.ts'

export const repOrderTimesSwapped: Fault = {
  id: 'rep-order-times-swapped',
  role: 'platform',
  title: "The times of creation and expiry of an order stand under each other's numbers",
  breaks: ['REP-14'],
  proto: swapNumbers('Order', 'expirationTimestamp', 'createTimestamp'),
}
