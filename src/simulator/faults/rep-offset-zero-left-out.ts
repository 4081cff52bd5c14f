import type { Fault } from '../fault.ts'
import { alterRecords, retype } from '../fault-parts/reporting.ts'

export const repOffsetZeroLeftOut: Fault = {
  id: 'rep-offset-zero-left-out',
  role: 'platform',
  title: 'An offset leaves out what is 0, as newer schemas do',
  breaks: ['REP-16'],
  proto: retype('DealOffset', 'swap', 'required int64', 'optional int64'),
  reporting: alterRecords('dealOffsets', (record) => ({ ...record, swap: record['swap'] || undefined })),
}
