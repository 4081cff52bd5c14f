import type { Fault } from '../fault.ts'
import { alterRecords, scaleFields } from '../fault-parts/reporting.ts'

export const repEquityInCents: Fault = {
  id: 'rep-equity-in-cents',
  role: 'platform',
  title: 'Of the four amounts of a balance record the equity alone stays in hundredths',
  breaks: ['REP-22', 'REP-6'],
  reporting: alterRecords('balanceHistories', (record) =>
    record['isPreciseMoney'] ? scaleFields(record, ['equity'], (amount) => amount / 1_000_000n) : record,
  ),
}
