import type { Fault } from '../fault.ts'
import { alterRecords, scaleFields } from '../fault-parts/reporting.ts'

export const repDeltaTruncated: Fault = {
  id: 'rep-delta-truncated',
  role: 'platform',
  title: 'An amount is multiplied by 100 as a double, and the rest is cut off',
  breaks: ['REP-57'],
  reporting: alterRecords('balanceHistories', (record) =>
    record['isPreciseMoney'] ? record : scaleFields(record, ['delta'], (amount) => BigInt(Math.trunc((Number(amount) / 100) * 100))),
  ),
}
