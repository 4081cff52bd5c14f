import type { Fault } from '../fault.ts'
import { alterRecords, scaleFields } from '../fault-parts/reporting.ts'

export const repBonusInCents: Fault = {
  id: 'rep-bonus-in-cents',
  role: 'platform',
  title: 'The total bonus stays in hundredths',
  breaks: ['REP-23', 'REP-7'],
  reporting: alterRecords('bonusHistories', (record) =>
    record['isPreciseMoney'] ? scaleFields(record, ['managerBonus'], (amount) => amount / 1_000_000n) : record,
  ),
}
