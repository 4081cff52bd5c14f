import type { Fault } from '../fault.ts'
import { alterDetails } from '../fault-parts/reporting.ts'

export const repOffsetTimeOfClosing: Fault = {
  id: 'rep-offset-time-of-closing',
  role: 'platform',
  title: 'offsetDealTimestamp is the time of the closing deal',
  breaks: ['REP-43', 'REP-10'],
  reporting: alterDetails((_detail, { executionTimestamp }) => ({ offsetDealTimestamp: executionTimestamp })),
}
