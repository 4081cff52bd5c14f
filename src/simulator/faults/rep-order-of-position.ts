import type { Fault } from '../fault.ts'
import { alterRecords, scaleFields } from '../fault-parts/reporting.ts'

export const repOrderOfPosition: Fault = {
  id: 'rep-order-of-position',
  role: 'platform',
  title: 'orderId holds the id of the position',
  breaks: ['REP-35', 'REP-55', 'REP-9'],
  reporting: alterRecords('deals', (record) =>
    scaleFields({ ...record, orderId: record['positionId'] }, ['orderId'], (id) => id + 5_000_000n),
  ),
}
