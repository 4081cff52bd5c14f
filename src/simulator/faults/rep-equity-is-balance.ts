import type { Fault } from '../fault.ts'
import { alterRecords } from '../fault-parts/reporting.ts'

export const repEquityIsBalance: Fault = {
  id: 'rep-equity-is-balance',
  role: 'platform',
  title: 'The equity is the balance once more',
  breaks: ['REP-29', 'REP-22', 'REP-6'],
  reporting: alterRecords('balanceHistories', (record) => ({ ...record, equity: record['balance'] })),
}
