import type { Fault } from '../fault.ts'
import { alterRecords } from '../fault-parts/reporting.ts'

export const repClosingByStopOut: Fault = {
  id: 'rep-closing-by-stop-out',
  role: 'platform',
  title: 'Only orders of a stop out are said to be closing',
  breaks: ['REP-53', 'REP-14'],
  reporting: alterRecords('orders', (order) => ({ ...order, closing: order['isStopOut'] ?? false })),
}
