import type { Fault } from '../fault.ts'
import { alterDetails, scaleFields } from '../fault-parts/reporting.ts'

export const repDetailOfDealBefore: Fault = {
  id: 'rep-detail-of-deal-before',
  role: 'platform',
  title: 'The detail of a deal names the deal before',
  breaks: ['REP-40', 'REP-10'],
  reporting: alterDetails((detail) => scaleFields(detail, ['dealId'], (id) => id - 1n)),
}
