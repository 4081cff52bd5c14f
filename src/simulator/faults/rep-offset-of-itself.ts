import type { Fault } from '../fault.ts'
import { alterRecords } from '../fault-parts/reporting.ts'

export const repOffsetOfItself: Fault = {
  id: 'rep-offset-of-itself',
  role: 'platform',
  title: 'An offset names the closing deal as the opening one',
  breaks: ['REP-48', 'REP-43', 'REP-11'],
  reporting: alterRecords('dealOffsets', (record) => ({ ...record, openDealId: record['closingDealId'] })),
}
