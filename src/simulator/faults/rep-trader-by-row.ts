import type { Fault } from '../fault.ts'
import { alterRecords, scaleFields } from '../fault-parts/reporting.ts'

export const repTraderByRow: Fault = {
  id: 'rep-trader-by-row',
  role: 'platform',
  title: 'traderId is the number of a row in another table',
  breaks: ['REP-55', 'REP-9'],
  reporting: alterRecords('deals', (deal) => scaleFields(deal, ['traderId'], (id) => id - 1_000_000n)),
}
