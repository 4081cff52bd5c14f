import type { Fault } from '../fault.ts'
import { alterRecords, scaleFields } from '../fault-parts/reporting.ts'

export const repPreciseMoneyInCents: Fault = {
  id: 'rep-precise-money-in-cents',
  role: 'platform',
  title: 'Money of eight digits says so and is sent in hundredths all the same',
  breaks: ['REP-20', 'REP-22', 'REP-6'],
  reporting: alterRecords('balanceHistories', (record) =>
    record['isPreciseMoney']
      ? scaleFields(record, ['delta', 'balance', 'equity', 'nonWithdrawableBonus'], (amount) => amount / 1_000_000n)
      : record,
  ),
}
