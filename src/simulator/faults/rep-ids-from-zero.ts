import type { Fault } from '../fault.ts'
import { alterRecords, scaleFields } from '../fault-parts/reporting.ts'

export const repIdsFromZero: Fault = {
  id: 'rep-ids-from-zero',
  role: 'platform',
  title: 'The ids of schedule profiles are their places in an array, counted from 0',
  breaks: ['REP-2', 'REP-55'],
  reporting: alterRecords('scheduleProfiles', (record) => scaleFields(record, ['id'], (id) => id - 1n)),
}
