import type { Fault } from '../fault.ts'
import { alterRecords } from '../fault-parts/reporting.ts'

export const repWithdrawalUnmarked: Fault = {
  id: 'rep-withdrawal-unmarked',
  role: 'platform',
  title: 'A withdrawal leaves its operation type out, as if it were the default',
  breaks: ['REP-18'],
  reporting: alterRecords('balanceHistories', (record) =>
    record['operationType'] === 'BALANCE_OPERATION_TYPE_WITHDRAW' ? { ...record, operationType: undefined } : record,
  ),
}
