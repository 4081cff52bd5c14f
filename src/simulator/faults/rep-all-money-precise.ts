import type { Fault } from '../fault.ts'
import { alterRecords, scaleFields } from '../fault-parts/reporting.ts'

export const repAllMoneyPrecise: Fault = {
  id: 'rep-all-money-precise',
  role: 'platform',
  title: 'Every amount is multiplied by 10^8, whether isPreciseMoney says so or not',
  breaks: ['REP-21', 'REP-57'],
  reporting: alterRecords('balanceHistories', (record) =>
    record['isPreciseMoney']
      ? record
      : scaleFields(record, ['delta', 'balance', 'equity', 'nonWithdrawableBonus'], (amount) => BigInt.asIntN(64, amount * 1_000_000n)),
  ),
}
