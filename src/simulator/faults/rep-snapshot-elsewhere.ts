import type { Fault } from '../fault.ts'
import { alterRecords, scaleFields } from '../fault-parts/reporting.ts'

export const repSnapshotElsewhere: Fault = {
  id: 'rep-snapshot-elsewhere',
  role: 'platform',
  title: 'priceSnapshotId names a snapshot of another database',
  breaks: ['REP-39', 'REP-55', 'REP-9'],
  reporting: alterRecords('deals', (record) => scaleFields(record, ['priceSnapshotId'], (id) => id + 5_000_000n)),
}
