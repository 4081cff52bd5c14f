import type { Fault } from '../fault.ts'
import { alterRecords, scaleFields } from '../fault-parts/reporting.ts'

export const repBalanceAsDouble: Fault = {
  id: 'rep-balance-as-double',
  role: 'platform',
  title: 'A balance passes through a double on its way',
  breaks: ['REP-19', 'REP-6'],
  reporting: alterRecords('balanceHistories', (record) => scaleFields(record, ['balance'], (amount) => BigInt(Number(amount)))),
}
