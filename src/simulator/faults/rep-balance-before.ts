import type { Fault } from '../fault.ts'
import { alterRecords, scaleFields } from '../fault-parts/reporting.ts'

export const repBalanceBefore: Fault = {
  id: 'rep-balance-before',
  role: 'platform',
  title: 'The balance is that of before the operation',
  breaks: ['REP-28', 'REP-57', 'REP-19'],
  reporting: alterRecords('balanceHistories', (record) => {
    const delta = (record['delta'] as bigint | undefined) ?? 0n
    return scaleFields(record, ['balance'], (balance) => balance - delta)
  }),
}
