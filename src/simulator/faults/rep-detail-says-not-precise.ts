import type { Fault } from '../fault.ts'
import { alterDetails } from '../fault-parts/reporting.ts'

export const repDetailSaysNotPrecise: Fault = {
  id: 'rep-detail-says-not-precise',
  role: 'platform',
  title: 'The detail of a deal has money of eight digits and does not say so',
  breaks: ['REP-25', 'REP-10'],
  reporting: alterDetails(() => ({ isPreciseMoney: false })),
}
